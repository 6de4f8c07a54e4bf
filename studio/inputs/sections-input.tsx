import {useCallback, useMemo} from 'react'
import type {ArrayOfObjectsInputProps, ObjectItemProps} from 'sanity'
import {isInsertable} from '#studio/schema/section-menu.ts'

/**
 * The sections of a page. The menus from which editors add one, below the list and at each section, leave out what
 * belongs to one fixed page; Sanity's own menus show every type of the list.
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
  return props.renderDefault({...props, schemaType, renderItem: renderInsertableItem})
}
