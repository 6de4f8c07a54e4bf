import {renderToStaticMarkup} from 'react-dom/server'
import {Accordion} from './accordion.tsx'

const items = [
  {id: 'cost', question: 'What does it cost?', answer: <p>From £149.</p>},
  {id: 'told', question: 'Will my GP be told?', answer: <p>With your consent.</p>},
  {id: 'when', question: 'When?', answer: <p>Soon.</p>},
]

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
