import type {DialogContentProps} from '@radix-ui/react-dialog'

/** `keyCode` of a key that an input method handles, which is all that Safari reports. */
const composingKeyCode = 229

/**
 * Returns props for Radix's `Content` that ignore clicks on elements of browser extensions and the Escape key that
 * ends an IME composition (MOD-5).
 *
 * @param hostId - id of the element that contains panel and backdrop
 */
export const dismissalGuards = (
  hostId: string,
): Required<Pick<DialogContentProps, 'onPointerDownOutside' | 'onEscapeKeyDown'>> => ({
  onPointerDownOutside: (event) => {
    const {target} = event.detail.originalEvent
    const isOurs = target instanceof Element && target.closest(`[id='${hostId}']`) !== null
    if (!isOurs) event.preventDefault()
  },
  onEscapeKeyDown: (event) => {
    // oxlint-disable-next-line typescript/no-deprecated -- Safari says it in no other property
    if (event.isComposing || event.keyCode === composingKeyCode) event.preventDefault()
  },
})
