import {renderToStaticMarkup} from 'react-dom/server'
import {meetingWaysFixtures} from './meeting-ways.fixtures.ts'
import {MeetingWaysSection} from './meeting-ways.section.tsx'

const renderMarkup = (state: keyof typeof meetingWaysFixtures) =>
  renderToStaticMarkup(<MeetingWaysSection section={meetingWaysFixtures[state]} />)

describe('MeetingWaysSection', () => {
  it('says of each way where it is, what it is good for and what it costs (SPEC-1)', () => {
    const ways = renderMarkup('full').match(/<li>.*?<\/li>/g)
    expect(ways).toHaveLength(3)
    expect(ways?.[0]).toMatch(/<h3><span>Home<\/span> At your own table<\/h3>/)
    expect(ways?.[0]).toContain('From £149')
    expect(ways?.[2]).toContain('Needed for some tests.')
  })

  it('describes each picture', () => {
    const alts = [...renderMarkup('full').matchAll(/<img[^>]*?alt="([^"]*)"/g)]
    expect(alts.map(([, alt]) => alt)).toEqual(
      meetingWaysFixtures.full.ways.map(({picture}) => picture.alt),
    )
  })

  it('can have two ways and no introduction', () => {
    expect(renderMarkup('bare').match(/<li>/g)).toHaveLength(2)
    expect(renderMarkup('bare')).not.toContain('You choose.')
  })
})
