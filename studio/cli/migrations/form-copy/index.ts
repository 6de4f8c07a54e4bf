export {default} from '../../../migrations/form-copy/migration.ts'
