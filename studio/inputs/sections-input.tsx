import {useCallback, useMemo} from 'react'
import type {ArrayOfObjectsInputProps, ObjectItemProps} from 'sanity'
import {isInsertable} from '#studio/schema/section-menu.ts'

/** Removes sections that belong to one fixed page from the insert menus, which list every type otherwise. */
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
