import {execFile} from 'node:child_process'
import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {dryRun, toArray} from 'sanity/migrate'
import migration from './migration.ts'
import {moveCopy, copyByStatus} from './status-words.ts'

const service = (status: string, statusLabel?: string, linkLabel?: string) => ({
  _id: `service-${statusLabel}`,
  _type: 'service',
  status,
  ...(statusLabel === undefined ? {} : {statusLabel}),
  ...(linkLabel === undefined ? {} : {linkLabel}),
})

describe('copyByStatus', () => {
  it('uses the copy of the first service with each status', () => {
    const services = [
      service('comingSoon', 'Soon', 'Not yet'),
      service('launched', 'Now open', 'See it'),
      service('launched', 'Open', 'View'),
    ]
    expect(copyByStatus(services)).toEqual({
      openBadge: 'Now open',
      openLink: 'See it',
      soonBadge: 'Soon',
      soonLink: 'Not yet',
    })
  })

  it('uses the copy of a draft only when no published service has any', () => {
    const draft = {...service('launched', 'Unfinished'), _id: 'drafts.service-gp'}
    expect(copyByStatus([draft, service('launched', 'Now open')])['openBadge']).toBe('Now open')
    expect(copyByStatus([draft])['openBadge']).toBe('Unfinished')
  })

  it('uses the seeded copy for a status without a service or without copy', () => {
    expect(copyByStatus([service('launched', 'Coming  soon')])).toEqual({
      openBadge: 'Opening first',
      openLink: 'View more',
      soonBadge: 'Coming Soon',
      soonLink: 'Coming Soon',
    })
  })
})

describe('moveCopy', () => {
  const words = copyByStatus([])

  it('returns undefined for a migrated document or one of another type', () => {
    expect(moveCopy(service('launched'), words)).toBeUndefined()
    expect(moveCopy({_type: 'navigation', ...words}, words)).toBeUndefined()
    expect(moveCopy({_type: 'notFound', linkLabel: 'Home'}, words)).toBeUndefined()
  })

  it('removes the field that a draft has', () => {
    expect(moveCopy({_type: 'service', linkLabel: 'More'}, words)).toEqual({
      set: {},
      unset: ['linkLabel'],
    })
  })
})

it('status-words migration patches services and navigation when Sanity runs it on an export', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'migration-'))
  const exportPath = join(folder, 'export.tar.gz')
  const documents = [
    {_id: 'navigation', _type: 'navigation', menuOpen: 'Menu'},
    {...service('launched', 'Now open', 'See it'), _id: 'service-gp'},
    {...service('launched'), _id: 'drafts.service-gp'},
    {_id: 'page-home', _type: 'page', statusLabel: 'Stays'},
  ]
  await writeFile(
    join(folder, 'data.ndjson'),
    documents.map((one) => JSON.stringify(one)).join('\n'),
  )
  await promisify(execFile)('tar', ['-czf', exportPath, '-C', folder, 'data.ndjson'])
  const api = {
    projectId: 'local',
    dataset: 'production',
    token: 'none',
    apiVersion: 'v2025-02-19' as const,
  }
  const mutations = (await toArray(dryRun({api, exportPath}, migration))).flat()
  await rm(folder, {recursive: true})
  const patch = (id: string, operations: [type: string, field: string, value?: string][]) => ({
    type: 'patch',
    id,
    patches: operations.map(([type, field, value]) => ({
      path: [field],
      op: value === undefined ? {type} : {type, value},
    })),
  })
  expect(mutations).toMatchObject([
    patch('navigation', [
      ['set', 'openBadge', 'Now open'],
      ['set', 'openLink', 'See it'],
      ['set', 'soonBadge', 'Coming Soon'],
      ['set', 'soonLink', 'Coming Soon'],
    ]),
    patch('service-gp', [
      ['unset', 'statusLabel'],
      ['unset', 'linkLabel'],
    ]),
  ])
})
