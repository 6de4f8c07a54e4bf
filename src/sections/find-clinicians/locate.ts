export {arrange} from './places.ts'
export {findPosition} from './find-position.ts'
