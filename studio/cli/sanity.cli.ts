import {defineCliConfig} from 'sanity/cli'
import {readStudioEnvironment} from '../environment.ts'

const {projectId, dataset} = readStudioEnvironment(process.env)

export default defineCliConfig({
  api: {projectId, dataset},
  project: {basePath: '/studio'},
  deployment: {autoUpdates: false},
  typegen: {
    path: '../../src/**/*.{ts,tsx}',
    schema: '../../node_modules/.cache/studio/schema.json',
    generates: '../../src/content/generated/sanity.types.ts',
    overloadClientMethods: true,
  },
})
