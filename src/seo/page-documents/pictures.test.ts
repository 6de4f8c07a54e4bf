import {jest} from '@jest/globals'
import sharp from 'sharp'
import {professions} from '#shared/professions.ts'
import {renderCardPicture} from './card-picture/card-picture.tsx'
import {renderShareImage} from './share-image/share-image.tsx'

const share = {headline: 'See a GP at home', brand: 'Lamplight', art: 'gp-lit'} as const
const card = {
  door: 'gp',
  number: '17',
  label: 'Lamplight waitlist',
  title: 'You’re on the list for SE5',
  service: 'GP at home',
  text: 'Visits haven’t started yet. We’ll email you when we open near you.',
  details: ['You can leave at any time.', 'lamplight.example'],
} as const

const shareOf = (own: Partial<Parameters<typeof renderShareImage>[0]>) =>
  renderShareImage({...share, ...own})
const cardOf = (own: Partial<Parameters<typeof renderCardPicture>[0]>) =>
  renderCardPicture({...card, ...own})

/** Counts the different pictures. */
const differing = async (pictures: Promise<Uint8Array>[]) =>
  new Set((await Promise.all(pictures)).map((png) => Buffer.from(png).toString('base64'))).size

/** Counts light pixels, as those of text, in a vertical strip of the share image. */
async function lightPixels(png: Uint8Array, left: number, width: number): Promise<number> {
  const strip = sharp(png).extract({left, top: 0, width, height: 630}).greyscale().raw()
  return (await strip.toBuffer()).filter((value) => value > 200).length
}

describe('renderCardPicture (FORM-9)', () => {
  it('is complete without service and label, and depends on every text and on the door', async () => {
    const bare = {door: null, number: '', label: '', service: ''}
    const texts = (['title', 'text', 'service', 'label', 'number'] as const).map((name) => ({
      [name]: 'A',
    }))
    const variants = [
      {},
      bare,
      {details: []},
      ...texts,
      ...professions.slice(1).map((door) => ({door})),
    ]
    expect(await differing(variants.map(cardOf))).toBe(variants.length)
  })
})

describe('renderShareImage (SEO-6)', () => {
  it('depends on headline, door and status', async () => {
    const variants = [{}, {headline: 'See a GP'}, {art: 'gp-dark'}, {art: 'nurse-lit'}] as const
    expect(await differing(variants.map(shareOf))).toBe(variants.length)
  })

  it.each([
    ['a long headline', 'Home care support that fits your life '.repeat(8)],
    ['a long word', 'Otorhinolaryngologistenvereinigung am Ort'],
  ])('fits %s into its column', async (_what, headline) => {
    const png = await shareOf({headline})
    expect(await lightPixels(png, 0, 660)).toBeGreaterThan(1000)
    // Gap between text and illustration.
    expect(await lightPixels(png, 672, 43)).toBe(0)
  })
})

// Last, because the first picture loads the renderer with `fetch`.
it('requests no font for characters in and outside its fonts', async () => {
  const latin = Array.from({length: 0x160}, (_, index) => String.fromCodePoint(0x20 + index))
  const signs = [...latin, ...Array.from('看 🏠 Ελλάδα 202\u202f000 Łódź‑Nord – “today”')]
  const fetchSpy = jest.spyOn(globalThis, 'fetch')
  // Headlines are shorter than this.
  for (let from = 0; from < signs.length; from += 100)
    await shareOf({headline: signs.slice(from, from + 100).join('')})
  await cardOf({title: 'Ελλάδα 看 🏠', label: '看', text: '🏠'})
  expect(fetchSpy).not.toHaveBeenCalled()
  fetchSpy.mockRestore()
})
