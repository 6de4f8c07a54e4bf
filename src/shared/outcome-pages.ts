import {type FormName, formNames, formSpec} from './forms/all-forms.ts'
import {otherProblem} from './forms/early-access.ts'
import type {OutcomePage} from './forms/form-spec.ts'

/** A page that tells of what became of a form that was sent without JavaScript (FORM-6). */
export interface FormOutcomePage extends OutcomePage {
  form: FormName
  kind: 'success' | 'failure'
}

/** All of them, each once: forms of several professions share some. */
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
 * Names the fields that a page about a failure asks to look at: the required ones where something may be missing, else
 * those that have a format.
 *
 * @param form - which form
 * @param message - the message of the form that the page shows
 * @returns the fields by the names the dataset knows them by, with which of their errors fits; none for a success
 */
export function fieldsToCheck(
  form: FormName,
  message: string,
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
    .filter(([, {kind, required}]) =>
      mayLackOne ? required : kind === 'email' || kind === 'years' || kind === 'area',
    )
    .map(([key, {name}]) => ({key, name, error: mayLackOne ? 'errorEmpty' : 'errorFormat'}))
}
