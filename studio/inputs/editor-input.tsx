import {type InputProps, isObjectInputProps, type ObjectInputProps, set, unset} from 'sanity'
import {PlaceInput} from './place-input.tsx'

/**
 * An input of any form of the Studio: Sanity's own, except where the type of the value has a better one. It is chosen
 * here and not in the schema, which Node reads as well, and Node reads no JSX.
 */
export function EditorInput(props: InputProps) {
  if (isObjectInputProps(props) && props.schemaType.name === 'geopoint') {
    return <Place {...props} />
  }
  return props.renderDefault(props)
}

/** A place, chosen by its postcode district. */
function Place({value, schemaType, readOnly, elementProps, onChange}: ObjectInputProps) {
  return (
    <PlaceInput
      elementProps={elementProps}
      readOnly={readOnly}
      title={schemaType.title}
      value={value}
      onPick={(place) => {
        onChange(place === undefined ? unset() : set({_type: 'geopoint', ...place}))
      }}
    />
  )
}
