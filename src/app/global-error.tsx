'use client'

import {DocumentFailure} from '#layout/failure/document-failure.client.tsx'

/** Replaces the whole document when the layout failed. */
export default DocumentFailure
