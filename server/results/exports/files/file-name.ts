/** What no file system or header takes, or what would lead to another folder. */
// oxlint-disable-next-line no-control-regex
const UNFIT = /[\u0000-\u001F\u007F-\u009F\u2028\u2029/\\:*?"<>|%]+/g
const LENGTH_MAX = 80

/** `Cargo bikes 2026-11-15.xlsx`: readable and safe, whatever the title is. */
export function fileNameOf(title: string, at: string, extension: string): string {
  const fit = title.toWellFormed().replaceAll(UNFIT, ' ').replaceAll(/\s+/g, ' ')
  const short = trimDots([...fit].slice(0, LENGTH_MAX).join(''))
  return `${short || 'Ninefold'} ${at.slice(0, 10)}.${extension}`
}

/** Removes dots and white space at both ends. Not with `[\s.]+$`, which takes quadratic time. */
function trimDots(text: string): string {
  const isDot = (at: number) => /[\s.]/.test(text.charAt(at))
  let [start, end] = [0, text.length]
  while (start < end && isDot(start)) start += 1
  while (end > start && isDot(end - 1)) end -= 1
  return text.slice(start, end)
}

/** Both spellings of RFC 6266: plain letters for old clients, all letters for the rest. */
export function contentDisposition(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7E]/g, '')
    .trim()
  const encoded = encodeURIComponent(fileName).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
