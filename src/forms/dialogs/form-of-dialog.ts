/**
 * Chooses the form that a link to a dialog opens. Carers have an introduction instead of the question (CARER-1).
 *
 * @param dialog - the dialog the link names
 * @param subject - the service or profession it is about
 */
export function formOfDialog(dialog: string, subject: string | null): string {
  return dialog === 'interest' && subject === 'carer' ? 'carer' : dialog
}
