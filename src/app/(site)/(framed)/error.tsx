'use client'

import {PageFailure} from '#layout/failure/page-failure.client.tsx'

/** Stands in `main` for a page that failed: header, the line about 999 and footer stay. */
export default PageFailure
