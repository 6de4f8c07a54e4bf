import {readFile} from 'node:fs/promises'
import {PortableText} from '@portabletext/react'
import {createElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {z} from 'zod'
import {escapeHtml} from '#lib/escape-html.ts'

const chapter = z.object({heading: z.string(), body: z.array(z.looseObject({_type: z.string()}))})

export interface PrintedGuide {
  title: string
  description: string
  brand: string
  note: string
  chapters: readonly z.infer<typeof chapter>[]
  /** Data URLs, at most one for each chapter. */
  images: readonly string[]
}

/** Returns the chapters of a guide from the sections of its page. */
export function chaptersOf(sections: readonly Record<string, unknown>[]) {
  return sections.filter(({_type}) => _type === 'prose').map((section) => chapter.parse(section))
}

const fonts = {
  Besley: 'node_modules/@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
  Atkinson: 'src/theme/atkinson.woff2',
} as const

async function fontFaces(): Promise<string> {
  const faces = Object.entries(fonts).map(async ([family, file]) => {
    const data = await readFile(file, 'base64')
    return `@font-face{font-family:${family};font-weight:200 900;src:url(data:font/woff2;base64,${data})}`
  })
  return (await Promise.all(faces)).join('')
}

/** Renders a guide as an HTML document for printing, with headings in order and decorative images. */
export async function guideHtml(guide: PrintedGuide): Promise<string> {
  const {title, description, brand, note, chapters, images} = guide
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)} – ${escapeHtml(brand)}</title>
<style>${await fontFaces()}
@page{size:A4;margin:20mm 18mm 22mm}
body{margin:0;color:#0F2A3D;font:11.5pt/1.55 Atkinson,Arial,sans-serif}
h1,h2{font-family:Besley,Georgia,serif;font-weight:470;letter-spacing:-.02em;text-wrap:balance}
h1{margin:6mm 0 5mm;font-size:34pt;line-height:1.05}
h2{margin:0 0 4mm;font-size:20pt;line-height:1.15;break-after:avoid}
p{margin:0 0 3mm}
ul{margin:0 0 4mm;padding-left:6mm}
li{margin-bottom:1.2mm}
img{display:block;width:100%;height:58mm;margin:0 0 6mm;object-fit:cover;object-position:50% 30%;border-radius:4mm}
.lead{font-size:15pt;line-height:1.45}
.note{padding:3mm 4mm;border-left:1.5mm solid #F4B740;background:#FFF0CF}
.brand{font:600 12pt Besley,Georgia,serif}
section{break-inside:avoid;margin-top:11mm}
</style>
</head>
<body>
<main>
<p class="brand">${escapeHtml(brand)}</p>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(description)}</p>
<p class="note">${escapeHtml(note)}</p>
${chapters.map((each, place) => chapterHtml(each, images[place])).join('\n')}
</main>
</body>
</html>`
}

/** A printed link leads nowhere. */
const components = {marks: {textLink: ({text}: {text: string}) => text}}

function chapterHtml({heading, body}: z.infer<typeof chapter>, image: string | undefined) {
  const bodyHtml = renderToStaticMarkup(createElement(PortableText, {value: body, components}))
  const imageHtml = image === undefined ? '' : `<img alt="" src="${image}">`
  return `<section>${imageHtml}<h2>${escapeHtml(heading)}</h2>${bodyHtml}</section>`
}
