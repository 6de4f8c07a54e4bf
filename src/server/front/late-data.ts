import {createHash} from 'node:crypto'
import {z} from 'zod'

/** What React needs to take over a page, as Next writes it into the HTML: rows of text in inline scripts. */
export interface PageData {
  /** Says what is in it. */
  name: string
  /** The rows, with a mark in the place of each style that the page has as well. */
  text: string
  /** How long the rows are without marks, in UTF-16 units: what a browser put together is held against it. */
  length: number
}

/**
 * The inline scripts by which Next hands over its data, and what they push: the first begins, the others hold text.
 * `late-data.test.ts` holds what is expected here, `tests/http/late-scripts.spec.ts` that the installed Next
 * writes it.
 */
const dataScript =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/gs
const rowsSchema = z.tuple([z.tuple([z.literal(0)])], z.tuple([z.literal(1), z.string()]))

/** Styles as styled-components writes them; nothing in a style ends it but its tag (HTML §13.1.2.6). */
const styleTag = /<style data-styled(?:-global)?="[^"]*">(.*?)<\/style>/gs
/** The same elements, for a browser. */
export const styleSelector = 'style[data-styled],style[data-styled-global]'

/** Around the number of a style; in JSON it would be written otherwise, and no style has it. */
const mark = '\u001a'
/** Shorter ones are not worth a mark, in characters. */
const shortest = 100

/**
 * Takes React's data out of a page (decision 86). It is as long as the page and the same once more, and nobody needs it
 * before the code.
 *
 * @param html - as Next wrote it
 * @returns the page without it, and the data; `null` when there is none, or it has a shape that is not known
 */
export function takeData(html: string): {html: string; data: PageData} | null {
  const whole = dataOf(html)
  if (whole === null || whole === '' || whole.includes(mark)) return null
  const text = withMarks(whole, stylesOf(html))
  // Machines find each other's by the name alone, so that it names the marks as well.
  const name = createHash('sha256').update(whole).update(text).digest('base64url').slice(0, 22)
  return {html: html.replaceAll(dataScript, ''), data: {name, text, length: whole.length}}
}

/**
 * Puts the styles of a page back into its data, as a browser does.
 *
 * @param text - with marks
 * @param html - of the page, with or without its data
 */
export function withStyles(text: string, html: string): string {
  const styles = stylesOf(html)
  return text.replace(
    new RegExp(`${mark}(\\d+)${mark}`, 'g'),
    (_, index: string) => styles[Number(index)] ?? '',
  )
}

/** For a browser: an expression that puts the page's own styles back into `text`. */
export const browserWithStyles = `text.replace(/\\x1a(\\d+)\\x1a/g,(_,index)=>styles[index]?.textContent)`

const stylesOf = (html: string) => [...html.matchAll(styleTag)].map(([, style = '']) => style)

function withMarks(whole: string, styles: readonly string[]): string {
  return styles.reduce(
    (text, style, index) =>
      style.length < shortest ? text : text.replaceAll(style, `${mark}${index}${mark}`),
    whole,
  )
}

/** @returns all rows; `null` when they are not what is known */
function dataOf(html: string): string | null {
  const pushed = [...html.matchAll(dataScript)].map(([, row = '']) => row)
  try {
    const [, ...texts] = rowsSchema.parse(JSON.parse(`[${pushed.join()}]`))
    return texts.map(([, text]) => text).join('')
  } catch {
    return null
  }
}
