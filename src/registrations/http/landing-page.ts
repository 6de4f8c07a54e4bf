import {type BrowserForm, browserForms, earlyAccessOtherProblem} from '#shared/html-forms.ts'
import type {OutcomePages} from '#shared/forms/form-spec.ts'

/** What became of a form, as far as a visitor without JavaScript is told (FORM-6). */
export type FormOutcome = keyof OutcomePages

/** The browser forms that post to one endpoint; the first stands in for a name that none of them has. */
export type BrowserFormNames = readonly [BrowserForm, ...BrowserForm[]]

/**
 * Chooses the page that a browser form lands on, by the name in the address that it posted to.
 *
 * @param address - the address of the request, for instance `https://…/api/interest/register?form=gp`
 * @param names - the browser forms of the endpoint
 * @param outcome - what became of the form
 * @param role - the field `role` as it was sent
 * @returns a path; a professional's early access fails with other words than a patient's (FORM-2)
 */
export function landingPage(
  address: string,
  names: BrowserFormNames,
  outcome: FormOutcome,
  role: unknown,
): string {
  const sent = new URL(address).searchParams.get('form')
  const form = names.find((name) => name === sent) ?? names[0]
  const failedProfessional = outcome === 'problem' && role !== 'patient'
  return form === 'earlyAccess' && failedProfessional
    ? earlyAccessOtherProblem
    : browserForms[form].outcomes[outcome].path
}
