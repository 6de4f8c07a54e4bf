import {renderToStaticMarkup} from 'react-dom/server'
import {approachFixtures} from './approach.fixtures.ts'
import {ApproachSection} from './approach.section.tsx'

const renderMarkup = (state: keyof typeof approachFixtures) =>
  renderToStaticMarkup(<ApproachSection section={approachFixtures[state]} />)

describe('ApproachSection', () => {
  it('shows the mission and lists how we work (ABOUT-3)', () => {
    const html = renderMarkup('full')
    expect(html).toMatch(/<h2[^>]*>Making it easier to get care at home<\/h2>/)
    expect(html).toMatch(/<h3[^>]*>How we work<\/h3>/)
    const points = [...html.matchAll(/<li>.*?<span>([^<]+)<\/span><\/li>/g)]
    expect(points.map(([, point]) => point)).toEqual(approachFixtures.full.points)
  })

  it('renders four images, each with its own description (ABOUT-3)', () => {
    const pictures = [...renderMarkup('full').matchAll(/<img[^>]*?alt="([^"]*)"/g)]
    expect(pictures.map(([, alt]) => alt)).toEqual([
      'A nurse takes the blood pressure of an older man',
      'A GP listens to a patient',
      'A woman talks by video with a specialist',
      'A carer and an older woman drink tea',
    ])
  })

  it('labels the figures of the mission as targets (ABOUT-3)', () => {
    expect(renderMarkup('full')).toMatch(/<h2[^>]*>Our targets<\/h2>/)
    expect(renderMarkup('full')).toMatch(/<dt>100K<\/dt><dd>.*? homes to reach by 2026</)
    expect(renderMarkup('full')).not.toContain('Target</span>')
    expect(renderMarkup('full')).toContain('not results.')
  })

  it('omits images, points and targets that are not set', () => {
    expect(renderMarkup('bare')).toContain('Making it easier to get care at home')
    expect(renderMarkup('bare')).not.toMatch(/<img|<li|<dt|targets/)
  })
})
