import {renderTree} from '#lib/testing/render.ts'
import type {SectionProps} from '#content/section-props.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {PageHeroSection} from './page-hero.section.tsx'

type Props = SectionProps<'pageHero'>
type Hero = Props['section']

const render = (section: Hero, doors: Props['doors'] = []) =>
  renderTree(<PageHeroSection doors={doors} section={section} />)

const panel = sectionState('pageHero', 'panel')
const download = sectionState('pageHero', 'plain')
const arches = sectionState('pageHero', 'arches')
const {service, primary: waitlist, secondary: interest} = panel
const page = waitlist && {...waitlist, kind: 'address' as const, address: '/contact'}
const anchor = page && {...page, address: '#guides'}

describe('PageHeroSection', () => {
  it.each<[string, string | undefined, string]>([
    ['within the note', 'Not open. Join us, please.', 'Not open. Join us, please.'],
    ['after a note without its words', 'Not open.', 'Not open. Join us'],
  ])('puts the link of the note %s (GP-1)', async (_place, note, text) => {
    const noteLink = waitlist && {...waitlist, label: 'Join us'}
    const shown = (await render({...panel, note, noteLink})).querySelector('[data-note]')
    expect(shown?.text).toBe(text)
    expect(shown?.querySelector('a[data-dialog=waitlist]')?.text).toBe('Join us')
    const plain = await render({...panel, note, noteLink: null})
    expect(plain.querySelector('[data-note]')?.innerHTML).toBe(note)
  })

  it.each<[string, Partial<Hero>, string | undefined]>([
    ['a dialog of the panel', {secondary: interest}, 'ghost'],
    ['a dialog elsewhere', {layout: 'plain', secondary: interest}, undefined],
    ['a page', {primary: null, secondary: page}, undefined],
    ['a place on the page', {secondary: anchor}, undefined],
    ['a place on the page as the only action', {primary: null, secondary: anchor}, 'outline'],
  ])(
    'renders the link to %s as a button or a text link (NURSE-1)',
    async (_link, more, variant) => {
      const links = (await render({...panel, ...more})).querySelectorAll('[data-actions] a')
      expect(links.length).toBe(more.primary === null ? 1 : 2)
      expect(links.at(-1)?.getAttribute('data-variant')).toBe(variant)
    },
  )

  it.each([
    ['comingSoon', undefined, 'small'],
    ['launched', 'on', undefined],
    ['started', 'on', undefined],
  ] as const)(
    'marks a service that is %s with %s, because a bar and a button say Coming Soon (G-7)',
    async (status, tag, size) => {
      const tree = await render({...panel, service: service && {...service, status}})
      expect(tree.querySelector('[data-tag]')?.getAttribute('data-tag')).toBe(tag)
      const [, second] = tree.querySelectorAll('[data-actions] a')
      expect(second?.getAttribute('data-size')).toBe(size)
    },
  )

  it.each<[string, Partial<Hero>, string | undefined]>([
    ['that of its service', {}, service?.key],
    ['the first of the street without a service', {service: null}, 'gp'],
    ['none when the editor chose none', {door: undefined}, undefined],
    ['none in another layout', {layout: 'panel'}, undefined],
  ])('shows a small front door: %s (DES-1)', async (_door, more, door) => {
    const doors = [
      {_id: 'service-gp', _type: 'service', key: 'gp', doorNumber: 17, status: 'launched'},
    ] as const
    const tree = await render({...panel, layout: 'plain', door: true, ...more}, doors)
    expect(tree.querySelector('[data-door]')?.getAttribute('data-door')).toBe(door)
  })

  it.each<[Hero['layout'], string, boolean, Hero['primary']]>([
    ['panel', 'page', true, page],
    ['panel', 'dialog', false, waitlist],
    ['plain', 'page', false, page],
    ['arches', 'page', true, page],
  ])(
    'of the layout %s with a %s replaces the action of the header: %j',
    async (layout, _target, isOwn, primary) => {
      const tree = await render({...panel, layout, primary})
      expect(tree.querySelectorAll('[data-own-action]').length).toBe(isOwn ? 1 : 0)
    },
  )
})

describe('PageHeroSection with a download', () => {
  const {guide, note} = download
  const file = guide?.draft ? {...guide.draft, size: 86_000} : null

  it.each([
    ['draft', {file: null, draft: file}, 1, true],
    ['finished file', {file, draft: file}, 1, false],
    ['guide without a file', {file: null, draft: null}, 0, true],
  ])('offers a %s under its own name (PROV-5)', async (_kind, files, count, hasNote) => {
    const tree = await render({...download, guide: guide && {...guide, ...files}})
    const links = tree.querySelectorAll('a[download]')
    const names = links.map((link) => link.getAttribute('download'))
    expect(names).toEqual([file?.originalFilename].slice(0, count))
    const texts = tree.querySelectorAll('p, a [data-sr-only]').map(({text}) => text.trim())
    const details = texts.filter((text) => text.startsWith(`${guide?.title}, `))
    expect(details).toEqual(Array(2 * count).fill(`${guide?.title}, PDF, 86\u00A0KB`))
    expect(texts.includes(note ?? '')).toBe(hasNote)
  })
})

describe('PageHeroSection with a form', () => {
  it.each([
    ['nurse', true],
    ['carer', false],
  ] as const)('asks a %s for years of experience: %j (PROV-3)', async (key, isAsked) => {
    const tree = await render({...arches, service: arches.service && {...arches.service, key}})
    expect(tree.querySelector('form')).not.toBeNull()
    expect(tree.querySelector('[name=yearsExperience]') !== null).toBe(isAsked)
  })

  it.each<[string, Partial<Hero>, number, boolean]>([
    ['its copy', {copy: null}, 0, true],
    ['a service', {service: null}, 0, true],
    ['lines', {listItems: []}, 1, false],
  ])('renders without %s', async (_missing, more, forms, hasLines) => {
    const tree = await render({...arches, ...more})
    expect(tree.querySelectorAll('form').length).toBe(forms)
    expect(tree.text.includes(arches.formHeading ?? '')).toBe(forms > 0)
    expect(tree.text.includes(arches.listHeading ?? '')).toBe(hasLines)
  })
})
