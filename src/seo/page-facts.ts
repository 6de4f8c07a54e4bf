import type {Profession} from '#shared/professions.ts'
import type {ShareArt} from '#shared/page-documents.ts'
import type {ServiceStatus} from '#shared/service-status.ts'

interface Question {
  question: string
  answer: string
}

export interface VideoFact {
  name: string
  description: string
  /** Absolute URL, or path on this site. */
  thumbnail: string
  content: string | null
  embed: string | null
  uploadedOn?: string | null
}

export interface ServiceFact {
  key: Profession
  name: string
  summary: string | null
  status: ServiceStatus
  bookingAddress: string | null
  path: string
}

/** Breadcrumb trail from the home page down, including the page. */
export type Trail = readonly {label: string; path: string}[]

/** A real clinician, as opposed to a sample. */
export interface ClinicianFact {
  name: string
  description: string
  image: string
  languages: readonly string[]
  register: {body: string; number: string; address: string}
  rating: {value: number; count: number} | null
}

/** Facts from sections that metadata and structured data use. */
export interface PageFacts {
  headline: string
  /** Illustration of the share image. */
  art: ShareArt
  trail: Trail | null
  service: ServiceFact | null
  questions: readonly Question[]
  videos: readonly VideoFact[]
  clinician: ClinicianFact | null
}
