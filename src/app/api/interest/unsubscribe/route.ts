import {formServices} from '../../form-services.server'
import {otherMethods} from '../../methods'
import {loadEmailText} from '../email-texts.server'
import {createLinkEndpoint} from '../link-endpoint'
import {unsubscribeLink} from '../link-kinds'

const {refuse, options} = otherMethods('GET, POST')

export const {GET, POST} = createLinkEndpoint(unsubscribeLink, {open: formServices, loadEmailText})

export {refuse as PUT, refuse as PATCH, refuse as DELETE, options as OPTIONS}
