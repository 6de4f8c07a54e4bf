import {defineCliConfig} from 'sanity/cli'
import {localProjectId, readStudioEnvironment} from '../environment.ts'
import {withoutIdleWaits} from '../sanity-internals.ts'

const {projectId, dataset} = readStudioEnvironment(process.env)

export default defineCliConfig({
  api: {projectId, dataset},
  // The content lake serves the Studio beside its API. A deployed Studio has a host of its own.
  project: projectId === localProjectId ? {basePath: '/studio'} : {},
  deployment: {autoUpdates: false},
  vite: {
    plugins: [
      {
        name: 'without-idle-waits',
        transform: (code: string, id: string) =>
          id.includes('/@sanity/validation/') ? withoutIdleWaits(code) : null,
      },
    ],
  },
  typegen: {
    path: '../../src/**/!(*.test|*.styles).ts',
    schema: '../../node_modules/.cache/studio/schema.json',
    generates: '../../src/content/generated/sanity.types.ts',
    overloadClientMethods: true,
    formatGeneratedCode: false,
  },
})
