import {jest} from '@jest/globals'
import sharp from 'sharp'
import {professions} from '#shared/professions.ts'
import {renderCardPicture} from './card-picture.tsx'

const content = {
  door: 'gp',
  number: '17',
  label: 'Lamplight waitlist',
  title: 'You’re on the list for SE5',
  service: 'GP at home',
  text: 'Visits haven’t started yet. We’ll email you when we open near you.',
} as const

const render = async (some: Parameters<typeof renderCardPicture>[0]) =>
  Buffer.from(await renderCardPicture(some))

describe('renderCardPicture', () => {
  it('renders PNG of 1080 × 1350 pixels, complete without service and label (FORM-9)', async () => {
    const bare = {...content, door: null, number: '', label: '', service: ''}
    for (const some of [content, bare]) {
      const {format, width, height} = await sharp(await render(some)).metadata()
      expect({format, width, height}).toEqual({format: 'png', width: 1080, height: 1350})
    }
  })

  it('depends on every text and on the door (FORM-9)', async () => {
    const pictures = await Promise.all(
      [
        content,
        ...[
          {title: 'A'},
          {text: 'A'},
          {service: 'A'},
          {label: 'A'},
          {number: '19'},
          {door: null},
        ].map((part) => ({...content, ...part})),
        ...professions.slice(1).map((door) => ({...content, door})),
      ].map(async (some) => (await render(some)).toString('base64')),
    )
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  it('requests no font for characters outside its fonts', async () => {
    const fetchSpy = jest.spyOn(globalThis, 'fetch')
    await render({...content, title: 'Ελλάδα 看 🏠', label: '看', text: '🏠'})
    expect(fetchSpy).not.toHaveBeenCalled()
    fetchSpy.mockRestore()
  })
})
