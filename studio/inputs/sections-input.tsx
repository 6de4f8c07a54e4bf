import {useCallback, useMemo} from 'react'
import type {ArrayOfObjectsInputProps, ObjectItemProps} from 'sanity'
import {focusWhenShown} from '#studio/form/focus-when-shown.ts'
import {isInsertable} from '#studio/schema/section-menu.ts'

const opener = '[data-testid="add-multiple-object-button"]'

/** Empties an input as a key would: React does not notice a value that is set through its own setter. */
function empty(input: HTMLElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '')
  input.dispatchEvent(new Event('input', {bubbles: true}))
}

/**
 * Removes sections that belong to one fixed page from the insert menus, which list every type otherwise, and moves the
 * focus into their search.
 */
export function SectionsInput(props: ArrayOfObjectsInputProps) {
  const {renderItem} = props
  const schemaType = useMemo(
    () => ({
      ...props.schemaType,
      of: props.schemaType.of.filter(({name}) => isInsertable(name)),
    }),
    [props.schemaType],
  )
  const renderInsertableItem = useCallback(
    (item: Omit<ObjectItemProps, 'renderDefault'>) =>
      renderItem({...item, parentSchemaType: schemaType}),
    [renderItem, schemaType],
  )
  return (
    <div
      style={{display: 'contents'}}
      onClick={({target}) => {
        const isOpener = target instanceof Element && target.closest(opener) !== null
        if (isOpener) focusWhenShown('[role="menu"]', 'input[placeholder="Search"]', empty)
      }}
    >
      {props.renderDefault({...props, schemaType, renderItem: renderInsertableItem})}
    </div>
  )
}
