import {renderMarkup} from '#lib/testing/render.ts'
import {joinHeroFixtures} from './join-hero.fixtures.ts'
import {JoinHeroSection} from './join-hero.section.tsx'

const html = (state: keyof typeof joinHeroFixtures) =>
  renderMarkup(<JoinHeroSection section={joinHeroFixtures[state]} />)

describe('JoinHeroSection', () => {
  it('gives the page its one first heading', async () => {
    expect((await html('full')).match(/<h1/g)).toHaveLength(1)
  })

  it('opens the form of its profession in a dialog, too (PROV-3)', async () => {
    expect(await html('full')).toMatch(
      /<a[^>]*data-dialog="providerInterest"[^>]*data-subject="nurse"[^>]*href="\/providers\/nurse\/register"/,
    )
  })

  it('asks a nurse for years of experience, and a carer not (PROV-3)', async () => {
    expect(await html('full')).toContain('Years of experience')
    expect(await html('bare')).not.toContain('Years of experience')
  })

  it('lists what is needed, where that is known', async () => {
    expect(await html('full')).toMatch(/What you will need<\/h2>.*<li>An NMC Pin<\/li>/)
    expect(await html('bare')).not.toContain('What you will need')
  })
})
