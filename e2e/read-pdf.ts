/** Skia writes the objects of a PDF as plain text; only what is drawn is compressed. */
export function readPdf(file: Buffer) {
  const text = file.toString('latin1')
  return {
    pages: text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0,
    pictures: text.match(/\/Subtype \/Image\b/g)?.length ?? 0,
    linksTo: new Set([...text.matchAll(/\/Dest \/([\w-]+)/g)].map((match) => match[1])),
    /** Of each page, in points. */
    sizes: [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)/g)].map(([, width, height]) => ({
      width: Math.round(Number(width)),
      height: Math.round(Number(height)),
    })),
  }
}
