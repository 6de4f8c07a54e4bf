/** The path where the Sanity CLI expects the configuration. */
export {default} from '../sanity.config.ts'
