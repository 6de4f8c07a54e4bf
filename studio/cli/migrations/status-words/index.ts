export {default} from '../../../migrations/status-words/migration.ts'
