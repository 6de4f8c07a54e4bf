import type {DialogContentProps} from '@radix-ui/react-dialog'

/** An input method ends its own composition by Escape; Safari tells it by the code alone. */
const composingKeyCode = 229

/**
 * Properties of a panel that closes on a press and a key that are meant for it alone: not on a press on what a browser
 * extension shows above the page, and not on an Escape that ends a composition (MOD-5).
 *
 * @param hostId - of the element that holds the panel and its veil
 */
export const ownDismissals = (
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
