import type { Page } from '@playwright/test'

/** Every text on the page that is set smaller than so many points, as it is for print; with its size. */
export async function listSmallType(page: Page, points: number): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  // as wide as what is printed on a sheet of A4
  await page.setViewportSize({ width: 680, height: 900 })
  const found = await page.evaluate((least) => {
    const sizeOf = (element: Element) => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom
      // a picture is scaled to the room it gets
      return element instanceof SVGElement ? size * Math.abs((element as SVGTextElement).getScreenCTM()?.a ?? 1) : size
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const small = new Set<string>()
    while (words.nextNode()) {
      const element = words.currentNode.parentElement
      const text = words.currentNode.textContent?.trim()
      if (!element || !text || element.closest('style') || !element.checkVisibility()) continue
      const inPoints = (sizeOf(element) * 72) / 96
      if (inPoints < least) small.add(`${text.slice(0, 30)}: ${inPoints.toFixed(1)} pt`)
    }
    return [...small]
  }, points)
  // back to what the browser does by itself, so that a PDF is made for print
  await page.emulateMedia({ media: null })
  return found
}
