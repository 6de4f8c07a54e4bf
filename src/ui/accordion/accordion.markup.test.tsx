import {renderToStaticMarkup} from 'react-dom/server'
import {Accordion} from './accordion.tsx'
import {AccordionList} from './accordion.client.tsx'

const items = [
  {id: 'cost', question: 'What does it cost?', answer: <p>From £149.</p>},
  {id: 'told', question: 'Will my GP be told?', answer: <p>With your consent.</p>},
  {id: 'when', question: 'When?', answer: <p>Soon.</p>},
]

describe('AccordionList', () => {
  it('renders every answer in native details elements', () => {
    const html = renderToStaticMarkup(<AccordionList items={items} openAtFirst={['cost']} />)
    expect(html.match(/<details/g)).toHaveLength(3)
    expect(html.match(/<details [^>]*open=""/g)).toHaveLength(1)
    for (const copy of ['From £149.', 'With your consent.', 'Soon.']) expect(html).toContain(copy)
  })
})

describe('Accordion', () => {
  it('renders nothing without questions', () => {
    expect(renderToStaticMarkup(<Accordion items={[]} />)).toBe('')
  })

  it('opens the first question only with openFirst', () => {
    const opened = (html: string) => html.match(/<details [^>]*open=""/g) ?? []
    expect(opened(renderToStaticMarkup(<Accordion items={items} openFirst />))).toHaveLength(1)
    expect(opened(renderToStaticMarkup(<Accordion items={items} />))).toHaveLength(0)
  })
})
