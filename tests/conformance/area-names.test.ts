import {z} from 'zod'
import {readSeed} from '#scripts/seed/read-seed.ts'
import {areaName} from '#shared/waitlist-card.ts'

const areaSchema = z.object({name: z.string(), slug: z.object({current: z.string()})})

describe('areaName', () => {
  it('is the name of every area of the seed (FORM-9)', async () => {
    const areas = (await readSeed())
      .filter(({_type}) => _type === 'area')
      .map((area) => areaSchema.parse(area))
    expect(areas.length).toBeGreaterThan(30)
    expect(areas.map(({slug}) => areaName(slug.current))).toEqual(areas.map(({name}) => name))
  })
})
