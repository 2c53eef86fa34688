import { useLayoutEffect, useRef, type SyntheticEvent } from 'react'

interface Writing {
  place: string
  from: number | null
  to: number | null
}

/**
 * Carries the focus and the caret along when the field being written in moves to another part of the page, which to the
 * browser is another field. Fields are known by `data-place`. React does not tell of a focus that goes because it takes
 * a field off the page, so a blur that is told of was the person's.
 */
export function useCarriedFocus<Area extends HTMLElement>() {
  const area = useRef<Area>(null)
  const writing = useRef<Writing | null>(null)

  // after every rendering, because it is a rendering that moves a field
  useLayoutEffect(() => {
    const last = writing.current
    if (!last || placeOf(document.activeElement) === last.place) return
    const field = [...(area.current?.querySelectorAll('input, textarea') ?? [])].find(
      (at) => placeOf(at) === last.place,
    )
    if (!isField(field)) return
    field.focus()
    field.setSelectionRange(last.from, last.to)
  })

  const remember = ({ target }: SyntheticEvent) => {
    const place = target instanceof Element ? placeOf(target) : undefined
    writing.current = isField(target) && place ? { place, from: target.selectionStart, to: target.selectionEnd } : null
  }
  const forget = () => {
    writing.current = null
  }
  return {
    ref: area,
    onFocusCapture: remember,
    onSelectCapture: remember,
    onKeyUpCapture: remember,
    onInputCapture: remember,
    onBlurCapture: forget,
  }
}

const placeOf = (at: Element | null) => (at instanceof HTMLElement ? at.dataset.place : undefined)

const isField = (at: unknown): at is HTMLInputElement | HTMLTextAreaElement =>
  at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement
