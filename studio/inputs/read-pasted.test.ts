/** @jest-environment jsdom */
import {readPasted, type Schema} from './read-pasted.ts'

const named = (...names: string[]) => names.map((name) => ({name, title: name, value: name}))
const schema = {
  block: {name: 'block'},
  span: {name: 'span'},
  styles: named('normal', 'h2', 'h3'),
  lists: named('bullet', 'number'),
  decorators: named('strong', 'em'),
  annotations: [{name: 'textLink', fields: []}],
  blockObjects: [{name: 'table', fields: []}],
  inlineObjects: [],
}

/** As Word for Windows and Google Docs put it into the clipboard, shortened. */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- @list l0:level1 {mso-level-tab-stop:none;} --></style></head><body lang=EN-GB>
<!--StartFragment-->
<h1>What a nurse does<o:p></o:p></h1>
<p class=MsoNormal>A nurse  comes<span style='mso-spacerun:yes'>  </span>to you. Read <a
href="https://www.nhs.uk/">what the NHS says</a> and <a href="#_Toc12">below</a>.<o:p></o:p></p>
<h4>Before the visit</h4>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>Call us<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>Choose a time<o:p></o:p></p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Visit</p></td><td><p class=MsoNormal>Price</p></td></tr>
<tr><td><p class=MsoNormal>Nurse</p></td><td><p class=MsoNormal>£60</p></td></tr></table>
<!--EndFragment--></body></html>`

const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b3c"><h2 dir="ltr"><span style="font-size:16pt;font-weight:400;">What a nurse does</span></h2><p dir="ltr"><span style="font-weight:400;">A nurse comes </span><span style="font-weight:400;"> to you. Read </span><a href="https://www.nhs.uk/" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;text-decoration:underline;">what the NHS says</span></a><span style="font-weight:400;"> and below.</span></p><h3 dir="ltr"><span style="font-weight:400;">Before the visit</span></h3><ol style="margin-top:0;"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Call us</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Choose a time</span></p></li></ol><div dir="ltr"><table><colgroup><col /><col /></colgroup><tbody><tr><td><p dir="ltr"><span>Visit</span></p></td><td><p dir="ltr"><span>Price</span></p></td></tr><tr><td><p dir="ltr"><span>Nurse</span></p></td><td><p dir="ltr"><span>£60</span></p></td></tr></tbody></table></div></b>`

/** A line for each block: its style and list, its text, and the addresses of its links. */
const outline = (html: string, of: Schema) =>
  readPasted(html, of).map(({style, listItem, children, markDefs, ...object}) => {
    if (!isList<Span>(children) || !isList<Link>(markDefs)) return object
    return [
      [style, listItem].join(' ').trim(),
      children.map(({text}) => text).join(''),
      ...markDefs.map(({_type, kind, address, _key}) => [
        children.find(({marks}) => marks.includes(_key))?.text,
        _type,
        kind,
        address,
      ]),
    ]
  })

interface Span {
  text: string
  marks: string[]
}
type Link = Record<'_key' | '_type' | 'kind' | 'address', string>
const isList = <Item>(value: unknown): value is Item[] => Array.isArray(value)

describe('readPasted', () => {
  it.each([
    ['Word', word],
    ['Google Docs', docs],
  ])('keeps headings, links, numbers and tables of %s', (_program, html) => {
    const link = ['what the NHS says', 'textLink', 'address', 'https://www.nhs.uk/']
    const text = [
      ['h2', 'What a nurse does'],
      ['normal', 'A nurse comes to you. Read what the NHS says and below.', link],
      ['h3', 'Before the visit'],
      ['normal number', 'Call us'],
      ['normal number', 'Choose a time'],
    ]
    const rows = [{_type: 'tableRow', _key: 'row0', cells: ['Nurse', '£60']}]
    const prices: unknown = expect.objectContaining({
      _type: 'table',
      columns: ['Visit', 'Price'],
      rows,
    })
    expect(outline(html, schema)).toEqual([...text, prices])
    const cells = ['Visit', 'Price', 'Nurse', '£60'].map((cell) => ['normal', cell])
    expect(outline(html, {...schema, blockObjects: []})).toEqual([...text, ...cells])
  })
})
