import {createServer} from 'node:http'
import {createClient} from '@sanity/client'
import {listen} from '#lib/testing/listen.ts'
import {contentApiVersion} from '#shared/content-api.ts'
import {type Upload, uploadFiles} from './upload-files.ts'

/** Stub content lake: accepts every file except bad.png. */
const paths: string[] = []
const lake = createServer((request, response) => {
  const {pathname, searchParams} = new URL(request.url ?? '', 'http://lake')
  paths.push(pathname)
  request.resume().on('end', () => {
    const isBad = searchParams.get('filename') === 'bad.png'
    response.writeHead(isBad ? 400 : 200, {'content-type': 'application/json'})
    const refusal = {statusCode: 400, error: 'Bad Request', message: 'Save it as JPEG'}
    response.end(JSON.stringify(isBad ? refusal : {document: {_id: 'image-a'}}))
  })
})
afterAll(() => {
  lake.closeAllConnections()
  lake.close()
})

it('uploadFiles stores each file by its kind and continues after a failure', async () => {
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: contentApiVersion,
    apiHost: `http://127.0.0.1:${await listen(lake)}`,
    // oxlint-disable-next-line typescript/no-deprecated -- Node resolves no name under localhost
    useProjectHostname: false,
    useCdn: false,
    token: 'a token',
  })
  const shown: (readonly Upload[])[] = []
  const file = (name: string, type: string) => new File(['words'], name, {type})
  await uploadFiles(
    client,
    [
      file('bad.png', 'image/png'),
      file('guide.pdf', 'application/pdf'),
      file('b.jpg', 'image/jpeg'),
    ],
    (uploads) => shown.push(uploads),
  )
  expect(paths.map((path) => path.split('/')[3])).toEqual(['images', 'files', 'images'])
  expect(shown[0]?.map(({state}) => state)).toEqual(['pending', 'pending', 'pending'])
  expect(shown.at(-1)).toEqual([
    {name: 'bad.png', state: 'failed', reason: 'Save it as JPEG'},
    {name: 'guide.pdf', state: 'stored'},
    {name: 'b.jpg', state: 'stored'},
  ])
})
