/** Where the sanity command looks for the Studio's configuration. */
export {default} from '../sanity.config.ts'
