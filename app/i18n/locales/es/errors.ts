import type { Dictionary } from "../ja";

export const errors: Dictionary["errors"] = {
  bad_request: "No hemos podido leer la solicitud. Revísala e inténtalo de nuevo.",
  invalid_json: "El contenido no es JSON válido. Revisa el formato.",
  cross_origin: "No se aceptan acciones desde otros sitios. Abre esta página y repite la acción aquí.",
  not_found: "No se ha encontrado.",
  draft_not_found: "No encontramos este prompt. Puede que hayan pasado más de 24 horas.",
  method_not_allowed: "Esa acción no está disponible en esta dirección.",
  body_too_large: "El contenido es demasiado grande. Acórtalo e inténtalo de nuevo.",
  unsupported_media_type: "Este formato no se acepta. Revisa el Content-Type.",
  invalid_fields: "Revisa los datos introducidos.",
  rate_limited:
    "Has hecho muchas acciones en poco tiempo. Espera alrededor de un minuto e inténtalo de nuevo.",
  budget_exhausted: "Se ha agotado el uso de IA de hoy. Mañana volverá a estar disponible.",
  internal: "Ha habido un problema en el servidor. Inténtalo de nuevo dentro de un momento.",
  model_failed: "La IA no ha dado una respuesta válida. Tu texto sigue aquí. Inténtalo de nuevo.",
  model_refused: "La IA ha preferido no responder a esto. Exprésalo de otra forma e inténtalo de nuevo.",
  model_busy: "La IA está saturada. Tu texto sigue aquí. Espera un poco e inténtalo de nuevo.",
  model_timeout:
    "La IA ha tardado demasiado y hemos dejado de esperar. Tu texto sigue aquí. Inténtalo de nuevo.",
  field: {
    required: "Rellena este campo.",
    too_long: "Usa como máximo {{limit, number}} caracteres.",
    wrong_type: "El tipo de este valor no es correcto.",
    control_characters: "Contiene caracteres de control que no se pueden usar. Quítalos.",
    not_an_option: "Elige una de las opciones.",
    unknown_field: "Este campo no se acepta.",
  },
};
