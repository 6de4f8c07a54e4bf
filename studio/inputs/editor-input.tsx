import {
  type ArrayOfPrimitivesInputProps,
  insert,
  isArrayOfObjectsInputProps,
  type InputProps,
  isArrayOfPrimitivesInputProps,
  isObjectInputProps,
  isStringInputProps,
  type ObjectInputProps,
  set,
  type StringInputProps,
  unset,
  useFormValue,
} from 'sanity'
import {type ChangeEvent, type ReactNode, useId} from 'react'
import {HighlightInput} from './highlight-input.tsx'
import {languages, renameLanguage} from './languages.ts'
import {addOnEnter} from './add-on-enter.ts'
import {PlaceInput} from './place-input.tsx'
import {SectionsInput} from './sections-input.tsx'
import {SeoInput} from './seo-input.tsx'

/**
 * Selects the input for each schema type. The schema cannot name components itself: Node loads it too, and Node does
 * not read JSX.
 */
export function EditorInput(props: InputProps) {
  if (isStringList(props)) return <StringList {...props} />
  if (isArrayOfObjectsInputProps(props) && props.schemaType.options?.insertMenu !== undefined) {
    return <SectionsInput {...props} />
  }
  if (isObjectInputProps(props)) {
    if (props.schemaType.name === 'geopoint') return <Place {...props} />
    if (props.schemaType.name === 'spokenLanguage') return <Language {...props} />
    if (props.schemaType.name === 'seo') return <SeoInput {...props} />
  }
  if (isStringInputProps(props) && props.schemaType.options?.headline !== undefined) {
    return <Highlight {...props} />
  }
  return props.renderDefault(props)
}

const isStringList = (props: InputProps): props is ArrayOfPrimitivesInputProps =>
  isArrayOfPrimitivesInputProps(props) &&
  props.schemaType.options?.list === undefined &&
  // In multi-line texts, Enter starts a new line.
  props.schemaType.of.every(({name}) => name === 'string')

function StringList(props: ArrayOfPrimitivesInputProps) {
  const addAfter = (index: number) => {
    if (props.readOnly) return
    props.onChange(insert([''], 'after', [index]))
    props.onIndexFocus(index + 1)
  }
  const renderInput = (item: Omit<InputProps, 'renderDefault'>): ReactNode => {
    const index = item.path.at(-1)
    if (!isStringInputProps(item) || typeof index !== 'number') return props.renderInput(item)
    const elementProps = {...item.elementProps, onKeyDown: addOnEnter({addAfter}, index)}
    return props.renderInput({...item, elementProps})
  }
  return props.renderDefault({...props, renderInput})
}

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

/** Suggests language names and fills in the code of a listed language. */
function Language(props: ObjectInputProps) {
  const listId = useId()
  const {value, onChange} = props
  const rename = (event: ChangeEvent<HTMLInputElement>) => {
    const {name, lang} = renameLanguage(value ?? {}, event.currentTarget.value)
    onChange([
      name === undefined ? unset(['name']) : set(name, ['name']),
      lang === undefined ? unset(['lang']) : set(lang, ['lang']),
    ])
  }
  const renderInput = (field: Omit<InputProps, 'renderDefault'>): ReactNode => {
    if (!isStringInputProps(field) || field.path.at(-1) !== 'name') return props.renderInput(field)
    const elementProps = {...field.elementProps, list: listId, onChange: rename}
    return props.renderInput({...field, elementProps})
  }
  return (
    <>
      {props.renderDefault({...props, renderInput})}
      <datalist id={listId}>
        {[...languages.keys()].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}

function Highlight({value, path, schemaType, readOnly, elementProps, onChange}: StringInputProps) {
  const headline = useFormValue([...path.slice(0, -1), schemaType.options?.headline ?? ''])
  const {id, ref, onFocus, onBlur, 'aria-describedby': describedBy} = elementProps
  return (
    <HighlightInput
      elementProps={{id, ref, onFocus, onBlur, 'aria-describedby': describedBy}}
      headline={typeof headline === 'string' ? headline : ''}
      readOnly={readOnly}
      title={schemaType.title}
      value={value}
      onPick={(highlight) => {
        onChange(highlight === undefined ? unset() : set(highlight))
      }}
    />
  )
}
