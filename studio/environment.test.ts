import {readStudioEnvironment} from './environment.ts'

describe('readStudioEnvironment', () => {
  it('returns the local dataset and site when no variable is set', () => {
    const local = {
      projectId: 'local',
      dataset: 'production',
      previewOrigin: 'http://localhost:3000',
    }
    expect(readStudioEnvironment({})).toEqual(local)
    expect(readStudioEnvironment({SANITY_STUDIO_PROJECT_ID: ''})).toEqual(local)
  })

  it('returns the hosted project that the variables name', () => {
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
