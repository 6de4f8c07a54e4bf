/** A type, a field or a member of a list. It has the properties that the steps of the assembly read. */
export interface SchemaNode {
  name?: string
  type?: string
  description?: string
  options?: {accept?: string}
  validation?: Rules
  fields?: SchemaNode[]
  of?: SchemaNode[]
}

export type Rules = (...args: unknown[]) => unknown

/** Returns the changed fields and members of a type, of those that it has. */
export const mapChildren = (
  {fields, of}: SchemaNode,
  changeField: (field: SchemaNode) => object,
  changeMember = changeField,
) => ({
  ...(fields && {fields: fields.map((field) => changeField(field))}),
  ...(of && {of: of.map((member) => changeMember(member))}),
})
