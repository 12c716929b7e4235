import type { Dictionary } from "../ja";

export const errors: Dictionary["errors"] = {
  bad_request: "We couldn’t read that request. Please check it and try again.",
  invalid_json: "That is not valid JSON. Please check its form.",
  cross_origin: "Actions from other sites are not accepted. Please open this site and try there.",
  not_found: "Not found.",
  draft_not_found: "This prompt can’t be found. It may be more than 24 hours old.",
  method_not_allowed: "That action is not available at this address.",
  body_too_large: "That is too large to send. Please shorten it and try again.",
  unsupported_media_type: "This format is not accepted. Please check the Content-Type.",
  invalid_fields: "Please check what you entered.",
  rate_limited: "That was a lot at once. Please wait about a minute and try again.",
  budget_exhausted: "Today’s AI allowance is used up. It is available again tomorrow.",
  internal: "Something went wrong on our side. Please try again in a moment.",
  model_failed: "The AI did not give a usable answer. Your text is still here. Please try again.",
  model_refused: "The AI declined to answer this. Please put it another way and try again.",
  model_busy: "The AI is busy. Your text is still here. Please wait a little and try again.",
  model_timeout: "The AI took too long, so we stopped waiting. Your text is still here. Please try again.",
  field: {
    required: "Please fill this in.",
    too_long: "Please use at most {{limit, number}} characters.",
    wrong_type: "This value has the wrong type.",
    control_characters: "This contains control characters that can’t be used. Please remove them.",
    not_an_option: "Please choose one of the options.",
    unknown_field: "This field is not accepted.",
  },
};
