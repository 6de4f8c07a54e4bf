export {default} from '../../../migrations/fewer-sections/migration.ts'
