import { useId } from 'react'
import { tableMessages } from '#contract/messages/common.ts'
import { PlainSelect } from '../field/plain-select.tsx'
import { BackChevronIcon, ForwardChevronIcon } from '../marks/icons.tsx'
import { pageNumbers } from './page-numbers.ts'
import classes from './pager.module.css'

interface PagerProps {
  /** From 0, as tables count. */
  pageIndex: number
  pageCount: number
  pageSize: number
  pageSizes: readonly number[]
  onPage: (pageIndex: number) => void
  onPageSize: (pageSize: number) => void
}

/** Rows a page, and the way to the other pages. */
export function Pager({ pageIndex, pageCount, pageSize, pageSizes, onPage, onPageSize }: PagerProps) {
  const here = pageIndex + 1
  const sizeId = useId()
  return (
    <nav aria-label={tableMessages.pages} className={classes.pager}>
      <div className={classes.rows}>
        <label htmlFor={sizeId}>{tableMessages.rows}</label>
        <PlainSelect
          id={sizeId}
          className={classes.size}
          value={String(pageSize)}
          options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(event) => onPageSize(Number(event.currentTarget.value))}
        />
      </div>
      <div className={classes.pages}>
        <button
          type="button"
          className={classes.page}
          aria-label={tableMessages.previousPage}
          disabled={pageIndex === 0}
          onClick={() => onPage(pageIndex - 1)}
        >
          <BackChevronIcon size={18} />
        </button>
        {pageNumbers(here, pageCount).map((page, place) =>
          page === null ? (
            <span key={`gap ${place}`} aria-hidden="true" className={classes.gap}>
              …
            </span>
          ) : (
            <button
              key={page}
              type="button"
              className={classes.page}
              aria-label={tableMessages.page(page)}
              aria-current={page === here ? 'page' : undefined}
              onClick={() => onPage(page - 1)}
            >
              {page}
            </button>
          ),
        )}
        <button
          type="button"
          className={classes.page}
          aria-label={tableMessages.nextPage}
          disabled={here >= pageCount}
          onClick={() => onPage(pageIndex + 1)}
        >
          <ForwardChevronIcon size={18} />
        </button>
      </div>
    </nav>
  )
}
