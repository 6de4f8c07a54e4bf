import {readFile, readdir} from 'node:fs/promises'
import {join} from 'node:path'
import {everyPart, readSeed, seedFolder, type SeedDocument} from './read-seed.ts'

const documents = await readSeed()
const sheet = await readFile(join(import.meta.dirname, '..', '..', 'docs', 'casting.md'), 'utf8')

const easyRead = (id: string) => /-easy-read$/.test(id)

const pathOf = (page: SeedDocument) =>
  [...everyPart(page['path'])].map((slug) => String(slug['current'])).join()

/** Label of a document in the sheet. */
function placeOf(document: SeedDocument): string {
  if (document._type === 'clinician') return 'Profile'
  if (document._type === 'testimonial') return 'Quote'
  if (document._type === 'update') return '/updates'
  if (document._type !== 'page') return document._id
  return easyRead(document._id) ? 'Easy Read' : pathOf(document)
}

/** Returns the documents that use each file of the dataset. */
function usage(): Map<string, Set<SeedDocument>> {
  const users = new Map<string, Set<SeedDocument>>()
  for (const document of documents) {
    for (const {_sanityAsset: source} of everyPart(document)) {
      if (typeof source !== 'string') continue
      const file = source.replace(/^.*\//, '')
      users.set(file, (users.get(file) ?? new Set()).add(document))
    }
  }
  return users
}

const users = usage()

/** Cells of the table below a heading. */
function tableRows(heading: string): string[][] {
  const [, section = ''] = sheet.split(`\n## ${heading}\n`)
  const lines = section.split('\n## ')[0]?.split('\n') ?? []
  return lines
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    )
}

const people = tableRows('People').map(([image = '', name = '', job = '', places = '']) => ({
  image,
  name,
  job,
  places,
}))
const scenes = tableRows('Scenes').map(([image = '', names = '', places = '']) => ({
  image,
  names: names.split(', '),
  places,
}))

const placesOf = (image: string) =>
  [...new Set([...(users.get(image) ?? [])].map(placeOf))].sort().join(', ')

const sorted = (list: string) => list.split(', ').sort().join(', ')

const files = await readdir(join(seedFolder, 'images'))

describe('casting sheet', () => {
  it('gives every face one name and one job', () => {
    expect(people.length).toBeGreaterThan(25)
    const names = people.map(({name}) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    const images = people.map(({image}) => image).filter((image) => image !== '–')
    expect(images.filter((image, index) => images.indexOf(image) !== index)).toEqual([])
    expect(people.filter(({job}) => job === '')).toEqual([])
  })

  it('lists where the seed shows each face and scene', () => {
    const listed = [...people, ...scenes].filter(({image}) => image !== '–')
    expect(listed.map(({image, places}) => ({image, places: sorted(places)}))).toEqual(
      listed.map(({image}) => ({image, places: placesOf(image)})),
    )
  })

  it('names every illustration of a person', () => {
    const without = /^(?:bag-table|clinic|doorstep|easy|street)/
    const drawings = files.filter((file) => file.endsWith('.svg') && !without.test(file))
    const listed = [...people, ...scenes].map(({image}) => image)
    expect(drawings.filter((file) => !listed.includes(file))).toEqual([])
  })

  it('casts only known people in scenes', () => {
    const names = people.map(({name}) => name)
    expect(scenes.flatMap((scene) => scene.names).filter((name) => !names.includes(name))).toEqual(
      [],
    )
  })

  it('gives each clinician a face with the same name', () => {
    const clinicians = documents.filter(({_type}) => _type === 'clinician')
    expect(clinicians.length).toBeGreaterThan(10)
    const faces = clinicians.map((clinician) => {
      const used = people.find(({image}) => users.get(image)?.has(clinician))
      return used?.name
    })
    expect(faces).toEqual(clinicians.map(({name}) => name))
  })

  it('gives professionals of one page faces with the job of that page', () => {
    const jobs = {gp: 'GP', specialist: 'Specialist', nurse: 'Nurse', carer: 'Carer'}
    for (const [page, job] of Object.entries(jobs)) {
      const shown = people.filter(({places}) => places.split(', ').includes(`/providers/${page}`))
      expect(shown.length).toBeGreaterThan(2)
      expect(new Set(shown.map((person) => person.job))).toEqual(new Set([job]))
    }
  })
})

describe('seed illustrations', () => {
  it('show each scene and video on at most two pages', () => {
    const shown = ({_id, _type}: SeedDocument) =>
      // The demo shows stills of the videos of Home.
      (_type === 'page' && _id !== 'page-demo') || _type === 'update'
    const pages = (file: string) => [...(users.get(file) ?? [])].filter(shown).length
    expect([...users.keys()].filter((file) => pages(file) > 2)).toEqual([])
  })

  it('show the same people once a page', () => {
    const pages = documents.filter(({_type}) => _type === 'page')
    const repeated = pages.flatMap((page) => {
      const cast = scenes
        .filter(({image}) => users.get(image)?.has(page) && !/^easy-|-dark\.svg$/.test(image))
        .map(({names}) => names.toSorted().join(' and '))
      return cast.filter((names, index) => cast.indexOf(names) !== index)
    })
    expect(repeated).toEqual([])
  })

  it('show a patient and a visitor at the head of About (ABOUT-1)', () => {
    const about = documents.find(({_id}) => _id === 'page-about')
    const [hero] = [...everyPart(about?.['sections'])].filter(({layout}) => layout === 'poster')
    const jobs = [...everyPart(hero)].flatMap(({_sanityAsset: source}) =>
      people.filter(({image}) => String(source).endsWith(`/${image}`)).map(({job}) => job),
    )
    expect(jobs).toEqual(['Patient', 'Nurse'])
  })

  it('show no front door, because its light would ignore the status of the service (DES-1)', async () => {
    const drawings = files.filter((file) => file.endsWith('.svg'))
    const titles = await Promise.all(
      drawings.map(async (file) => {
        const drawing = await readFile(join(seedFolder, 'images', file), 'utf8')
        return /<title>([^<]*)/.exec(drawing)?.[1] ?? file
      }),
    )
    expect(titles.filter((title) => /front door|fanlight/i.test(title))).toEqual([])
  })

  it('are literal for Easy Read', () => {
    const pictures = [...users].filter(([, shown]) => [...shown].some(({_id}) => easyRead(_id)))
    const images = pictures.map(([file]) => file)
    expect(images.length).toBeGreaterThan(12)
    expect(images.filter((file) => !file.startsWith('easy-'))).toEqual([])
  })
})
