import type {FormContent} from './form-content.ts'

export interface FormOnPageProps {
  content: FormContent
  /** The profession or store the form is about. */
  subject: string | null
  /** Keeps ids apart when forms share a page. */
  prefix: string
}
