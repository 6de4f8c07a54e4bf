import {renderToStaticMarkup} from 'react-dom/server'
import {bookingStepsFixtures} from './booking-steps.fixtures.ts'
import {BookingStepsSection} from './booking-steps.section.tsx'

const renderMarkup = (state: keyof typeof bookingStepsFixtures) =>
  renderToStaticMarkup(<BookingStepsSection section={bookingStepsFixtures[state]} />)

describe('BookingStepsSection', () => {
  it('numbers three steps, each with its clip (GP-3)', () => {
    const titles = [...renderMarkup('full').matchAll(/<h3>([^<]+)<\/h3>/g)]
    expect(titles.map(([, title]) => title)).toEqual([
      '1. Tell us what you need',
      '2. Choose your GP',
      '3. Have your visit',
    ])
    expect(renderMarkup('full').match(/<video/g)).toHaveLength(3)
  })

  it('names each clip and tells it in words (WCAG 1.2.1)', () => {
    expect(renderMarkup('full')).toContain('aria-label="Choose your GP, as a clip."')
    expect(renderMarkup('full').match(/A front door opens\. No speech\./g)).toHaveLength(3)
  })

  it('keeps its steps without clips and introduction', () => {
    expect(renderMarkup('withoutClips').match(/<h3>/g)).toHaveLength(3)
    expect(renderMarkup('withoutClips')).not.toMatch(/<video|when we open/)
  })
})
