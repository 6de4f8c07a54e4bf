import type {Profession} from '#shared/professions.ts'
import type {ShareArt} from '#shared/page-documents.ts'

/** A question that a page answers, both in plain text. */
export interface Question {
  question: string
  answer: string
}

/** A video that a page shows. */
export interface VideoFact {
  name: string
  description: string
  /** Addresses on this site or elsewhere. */
  thumbnail: string
  content: string | null
  embed: string | null
  uploadedOn: string | null
}

/** The service that a page is about. */
export interface ServiceFact {
  key: Profession
  name: string
  summary: string | null
  status: 'launched' | 'comingSoon'
  bookingAddress: string | null
  path: string
}

/** Where a page stands below the home page, from above to below, itself last. */
export type Trail = readonly {label: string; path: string}[]

/** Somebody real who visits. */
export interface ClinicianFact {
  name: string
  description: string
  image: string
  languages: readonly string[]
  register: {body: string; number: string; address: string}
  rating: {value: number; count: number} | null
}

/** What sections know of a page beyond their markup: for headings of pictures and for machines that read. */
export interface PageFacts {
  headline: string
  /** What the picture of the page shows. */
  art: ShareArt
  trail: Trail | null
  service: ServiceFact | null
  questions: readonly Question[]
  videos: readonly VideoFact[]
  clinician: ClinicianFact | null
}
