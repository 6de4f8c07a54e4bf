import {type FormName, formNames, formSpec} from './forms/all-forms.ts'
import {otherProblem} from './forms/early-access.ts'
import type {FieldSpec, OutcomePage} from './forms/form-spec.ts'

/** The outcome of a form that was sent without JavaScript (FORM-6). */
export interface FormOutcomePage extends OutcomePage {
  form: FormName
  kind: 'success' | 'failure'
}

/** Professions share some outcome pages; each is listed once. */
export const outcomePages: readonly FormOutcomePage[] = [
  ...new Map(
    formNames.flatMap((form) => outcomesOf(form).map((page) => [page.path, page] as const)),
  ).values(),
]

function outcomesOf(form: FormName): FormOutcomePage[] {
  const succeeded = {form, kind: 'success'} as const
  const failed = {form, kind: 'failure'} as const
  const pages = Object.values(formSpec(form).pages).flatMap(({outcomes}) =>
    outcomes === null
      ? []
      : [
          {...outcomes.received, ...succeeded},
          {...outcomes.trapped, ...succeeded},
          {...outcomes.incomplete, ...failed},
          {...outcomes.problem, ...failed},
        ],
  )
  return form === 'earlyAccess' ? [...pages, {...otherProblem, ...failed}] : pages
}

/**
 * Returns the fields to check after a failure: required ones when one may be missing, otherwise those with a format.
 *
 * @param sender - whom the form is for; see `onlyFor`
 */
export function fieldsToCheck(
  form: FormName,
  message: string,
  sender: FieldSpec['onlyFor'] | null = null,
): {key: string; name: string; error: 'errorEmpty' | 'errorFormat'}[] {
  const spec = formSpec(form)
  const failures = outcomesOf(form).filter(
    (page) => page.kind === 'failure' && page.message === message,
  )
  if (failures.length === 0) return []
  const mayLackOne = Object.values(spec.pages).some(
    ({outcomes}) => outcomes?.incomplete.message === message,
  )
  return Object.entries(spec.fields)
    .filter(([, {onlyFor = sender}]) => onlyFor === sender)
    .filter(([, {kind, required}]) =>
      mayLackOne ? required : kind === 'email' || kind === 'years' || kind === 'area',
    )
    .map(([key, {name}]) => ({key, name, error: mayLackOne ? 'errorEmpty' : 'errorFormat'}))
}
