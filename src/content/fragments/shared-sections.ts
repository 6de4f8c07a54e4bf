/**
 * The sections of a page, with each shared section in the place where the page refers to it, under the key of that
 * place: what follows this reads both alike, and `^` is still the page. One that is not published, or still empty, has
 * no `_type`. Hidden ones are left out, on the page or wherever they are shared.
 */
export const placedSections = /* groq */ `sections[isHidden != true && @->section[0].isHidden != true]{...select(_type == "reference" => @->section[0], @), _key}`

/** The shared sections that a page refers to, whether or not they are there: the page depends on each of them. */
export const sharedFields = /* groq */ `"shared": sections[_type == "reference"]{"_id": _ref, "modified": @->_updatedAt}`
