export {default} from '../../../migrations/booking-door/migration.ts'
