import type {ReactNode} from 'react'
import type {SectionProps} from '#content/section-props.ts'

type Props = SectionProps<'form'>

export type FormCopy = NonNullable<Props['section']['copy']>

/** Subject of the page, whose copy replaces that of the section and of its form (CONTACT-2). */
export type Subject = NonNullable<FormCopy['subjects']>[number]

export interface LayoutProps extends Pick<Props, 'section' | 'doors'> {
  subject: Subject | undefined
  /** The form. */
  children: ReactNode
}
