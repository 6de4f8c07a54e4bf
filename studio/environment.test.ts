import {readStudioEnvironment} from './environment.ts'

describe('the surroundings of the Studio', () => {
  it('are the local lake and the site on this machine where nothing is said', () => {
    const local = {
      projectId: 'local',
      dataset: 'production',
      previewOrigin: 'http://localhost:3000',
    }
    expect(readStudioEnvironment({})).toEqual(local)
    expect(readStudioEnvironment({SANITY_STUDIO_PROJECT_ID: ''})).toEqual(local)
  })

  it('are hosted Sanity when a project is named', () => {
    const hosted = readStudioEnvironment({
      SANITY_STUDIO_PROJECT_ID: 'abc12345',
      SANITY_STUDIO_DATASET: 'staging',
      SANITY_STUDIO_PREVIEW_ORIGIN: 'https://www.example.org',
    })
    expect(hosted).toEqual({
      projectId: 'abc12345',
      dataset: 'staging',
      previewOrigin: 'https://www.example.org',
    })
  })
})
