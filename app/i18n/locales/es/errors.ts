import type { Dictionary } from "../ja";

export const errors: Dictionary["errors"] = {
  bad_request: "No pudimos leer la solicitud. Revísala e inténtalo de nuevo.",
  invalid_json: "El contenido no es JSON válido. Revisa el formato.",
  cross_origin: "No se aceptan acciones desde otros sitios. Abre esta página y repite la acción aquí.",
  not_found: "No se encontró.",
  draft_not_found: "No encontramos este prompt. Puede que hayan pasado más de 24 horas. Vuelve a crearlo.",
  method_not_allowed: "Esa acción no está disponible en esta dirección.",
  body_too_large: "El contenido es demasiado grande. Acórtalo e inténtalo de nuevo.",
  image_too_large: "La imagen es demasiado grande. Elige una de 5 MB como máximo.",
  image_unsupported: "Este tipo de imagen no se admite. Elige una en JPEG, PNG o WebP.",
  image_unreadable:
    "No pudimos leer la imagen. Está dañada o supera los 4096 píxeles de ancho o de alto. Elige otra.",
  unsupported_media_type: "Este formato no se acepta. Revisa el Content-Type.",
  encoded_body: "No se aceptan cuerpos comprimidos. Envíalo sin Content-Encoding.",
  invalid_fields: "Revisa los datos introducidos.",
  rate_limited: "Demasiadas acciones en poco tiempo. Espera un minuto e inténtalo de nuevo.",
  budget_exhausted: "Se alcanzó el límite diario de IA. Inténtalo de nuevo después de las 00:00 UTC.",
  tries_spent: "Ya usaste las pruebas de hoy. Tendrás más después de las 00:00 UTC.",
  unauthenticated: "Inicia sesión.",
  wrong_credentials: "El correo electrónico o la contraseña no son correctos.",
  wrong_password: "La contraseña no es correcta.",
  id_token_invalid: "No se pudo iniciar sesión con Google. Inténtalo de nuevo.",
  passkey_failed: "No se pudo verificar esta llave de acceso. Inténtalo de nuevo o usa otra forma.",
  invalid_token: "El token de acceso es incorrecto, se revocó o caducó.",
  insufficient_scope: "Este token de acceso solo permite leer. Usa uno con permiso de escritura.",
  session_required: "Un token de acceso no permite hacer esto. Inicia sesión en el sitio para hacerlo.",
  prompt_not_owned: "No tienes permiso para editar este prompt.",
  requires_recent_login: "Confirma que eres tú",
  email_unverified:
    "Google no ha verificado el correo de esta cuenta. Verifícalo en Google e inténtalo de nuevo.",
  google_denied: "No se dio permiso para iniciar sesión con Google. Inténtalo de nuevo para continuar.",
  google_other_account: "Esta cuenta de Google no es con la que iniciaste sesión. Elige la misma.",
  session_not_found: "No encontramos esta sesión. Puede que ya se haya cerrado.",
  prompt_not_found: "Puede que este prompt se haya eliminado o que ahora sea privado.",
  category_not_found: "Esa categoría no existe. Elige otra.",
  folder_not_found: "No encontramos esta carpeta. Puede que ya se haya eliminado.",
  oauth_request_invalid:
    "La solicitud de conexión de esta aplicación no es válida. Vuelve a empezar desde la aplicación.",
  version_not_found: "Esta versión no existe o ya se ha descartado.",
  access_token_not_found: "No encontramos este token. Puede que ya se haya revocado.",
  passkey_not_found: "No encontramos esta llave de acceso. Puede que ya se haya eliminado.",
  connection_not_found: "No encontramos esta conexión. Puede que ya esté desconectada.",
  trash_item_not_found: "Ya no está en la papelera.",
  undo_not_found: "Ya no se puede deshacer: se deshizo antes o ha pasado demasiado tiempo.",
  passkeys_full:
    "Puedes tener hasta {{limit, number}} llaves de acceso. Elimina una que ya no uses e inténtalo de nuevo.",
  connections_full:
    "Puedes tener como máximo {{limit, number}} aplicaciones conectadas. Desconecta antes una en tu perfil.",
  prompt_removed:
    "Un administrador retiró este prompt de la ciudad. Seguirá siendo privado hasta que un administrador lo permita.",
  withheld_copy:
    "Este texto es el de un prompt tuyo que un administrador ha retirado, o casi igual. No se puede hacer público hasta que un administrador lo permita.",
  report_own: "No puedes denunciar un prompt tuyo.",
  near_copy:
    "Es casi igual a un prompt que ha publicado otro miembro. Menciona el original al publicar el tuyo o cambia el texto.",
  already_reported: "Ya has denunciado este prompt. Lo revisará un administrador.",
  decision_answered: "Ahora no se puede responder a esta decisión. Solo es posible una respuesta.",
  case_changed:
    "El prompt cambió después de que abrieras esta página. Ahora se muestra el texto actual: léelo y decide de nuevo.",
  reports_spent: "Has llegado al límite de denuncias de hoy. Inténtalo de nuevo después de medianoche UTC.",
  publish_wait:
    "Durante la primera hora, una cuenta puede publicar hasta {{limit, number}} prompts. Podrás publicar de nuevo en {{minutes, number}} min.",
  prompt_changed: "Este prompt se cambió en otro lugar después de que empezaras a editarlo.",
  version_exists:
    "Este prompt ya tiene una versión en este idioma. Elige otro idioma o desvincula una de las dos.",
  pins_full: "Cada prompt puede conservar hasta {{limit}} versiones fijadas o compartidas.",
  prompt_own: "Este prompt es tuyo: ya está en tu biblioteca.",
  shelf_full: "Tu estante está lleno: caben {{limit}} prompts. Quita uno antes.",
  prompt_not_shared: "Comparte primero este prompt; después podrás hacerlo público o privado.",
  folder_name_taken: "Ya tienes una carpeta con este nombre. Elige otro.",
  folder_fixed: "No se puede renombrar ni eliminar la carpeta «Sin categoría».",
  library_full:
    "La biblioteca admite hasta {{limit, number}} prompts. Elimina los que ya no uses y vuelve a guardar.",
  folders_full:
    "Puedes tener hasta {{limit, number}} carpetas. Elimina alguna que ya no uses y vuelve a intentarlo.",
  storage_full:
    "Tus {{limit, number}} MB de espacio están llenos. Elimina prompts que ya no necesites, vacía la papelera e inténtalo de nuevo.",
  storage_unverified:
    "Hasta que verifiques tu correo puedes guardar {{limit, number}} MB. Verifícalo desde tu perfil o elimina algo y vacía la papelera, e inténtalo de nuevo.",
  writing_spent:
    "Hoy has guardado {{limit, number}} MB, que es el límite. Inténtalo de nuevo después de las 00:00 UTC.",
  writing_unverified:
    "Hasta que verifiques tu correo puedes guardar {{limit, number}} MB al día. Verifícalo desde tu perfil o inténtalo de nuevo después de las 00:00 UTC.",
  visitors_full:
    "Ahora mismo no hay espacio para más datos de visitantes ni de cuentas sin verificar. Quienes tienen el correo verificado pueden seguir; inténtalo más tarde.",
  apps_spent: "Hoy ya no se pueden registrar más aplicaciones. Inténtalo de nuevo después de las 00:00 UTC.",
  emails_spent:
    "Hoy se han pedido demasiados correos. Revisa tu bandeja de entrada y la de spam, o inténtalo de nuevo después de las 00:00 UTC.",
  access_tokens_full:
    "Puedes tener hasta {{limit, number}} tokens de acceso. Revoca alguno que ya no uses y vuelve a intentarlo.",
  access_token_made:
    "Este token ya se creó y no se puede volver a mostrar. Si no lo copiaste, revócalo y crea otro.",
  email_already_in_use: "Este correo electrónico ya está registrado.",
  token_expired:
    "Este enlace ya se usó, se canceló, se sustituyó por otro más reciente o caducó. Solicita uno nuevo.",
  google_state: "El inicio de sesión con Google se interrumpió. Empieza de nuevo.",
  google_failed: "No se pudo iniciar sesión con Google",
  origin_unknown:
    "Este sitio todavía no puede enviar correos: falta terminar su configuración. Avisa a quien lo administra.",
  apps_unavailable:
    "Las aplicaciones no pueden conectarse en esta dirección: falta configurar la dirección del sitio. Avisa a quien lo administra.",
  unreachable: "No pudimos conectar. Tu texto sigue aquí. Comprueba la conexión e inténtalo de nuevo.",
  search_failed: "La búsqueda no está disponible en este momento. Inténtalo de nuevo más tarde.",
  format_not_offered: "Este formato no está disponible. Usa format=json.",
  internal: "Hubo un problema en el servidor. Inténtalo de nuevo dentro de un momento.",
  model_absent: "Este sitio no tiene una IA para esto. Hazlo por tu cuenta o con una IA tuya.",
  model_failed: "La IA no dio una respuesta válida. Tu texto sigue aquí. Inténtalo de nuevo.",
  model_refused: "La IA prefirió no responder a esto. Exprésalo de otra forma e inténtalo de nuevo.",
  model_busy: "La IA está saturada. Tu texto sigue aquí. Espera un poco e inténtalo de nuevo.",
  model_timeout: "La IA tardó demasiado y dejamos de esperar. Tu texto sigue aquí. Inténtalo de nuevo.",
  import_not_found: "Esta importación ha terminado o ha caducado. Elige el archivo de nuevo.",
  import_too_large: "El archivo es demasiado grande. Divídelo, por ejemplo por carpetas.",
  import_too_many: "Puedes importar hasta {{limit, number}} prompts a la vez. Divide el archivo.",
  import_unreadable: "No se puede leer este archivo. Elige un ZIP, JSON, CSV, Markdown, texto o .prompt.",
  import_json:
    "Este JSON no se puede leer hasta el final. Revisa la línea {{line, number}}, carácter {{column, number}}, o justo antes.",
  import_empty: "No contiene ningún prompt.",
  import_excel: "Es un archivo de Excel. En Excel, elige Guardar como, «CSV UTF-8», e importa ese archivo.",
  import_opendocument:
    "Es un archivo OpenDocument. En LibreOffice, elige Guardar como, «Texto CSV», e importa ese archivo.",
  import_chats:
    "Son chats exportados de ChatGPT o Claude. Copia los prompts que quieras conservar y pégalos como texto.",
  member_not_found: "No se encontró la página de esta persona. Puede que haya ocultado su perfil.",
  follows_full:
    "Puedes seguir hasta {{limit, number}} personas y categorías. Deja de seguir una e inténtalo de nuevo.",
  example_not_found: "No se encuentra el ejemplo. Puede que ya se haya quitado.",
  examples_full: "Un prompt puede tener hasta {{limit}} ejemplos. Quita uno y después añade otro.",
  comparison_not_found: "No se encuentra la comparación.",
  fact_not_found: "No encontramos este dato. Puede que ya se haya eliminado.",
  facts_full: "Puedes guardar hasta {{limit, number}} datos. Elimina alguno que ya no necesites.",
  fact_kept: "Ya guardas este texto.",
  facts_in_texts:
    "Hay datos tuyos en el objetivo, el título o la descripción. Elige si se quedan o se sustituyen.",
  holds_facts: "Contiene algunos de tus datos, que los demás nunca ven.",
  comparisons_full: "Caben {{limit}} comparaciones. Quita una antes.",
  comparisons_unverified: "Para comparar hace falta un correo verificado.",
  field: {
    required: "Completa este campo.",
    too_long: "Usa como máximo {{limit, number}} caracteres.",
    weak_password: "La contraseña es débil. Usa al menos {{limit, number}} caracteres.",
    common_password: "La contraseña es débil. Evita las palabras más usadas.",
    passwords_differ: "Las contraseñas no coinciden.",
    email_required: "Escribe tu correo electrónico.",
    password_required: "Escribe tu contraseña.",
    invalid_email: "El formato del correo electrónico no es válido.",
    same_email: "Este ya es tu correo electrónico.",
    terms_required: "Debes aceptar las condiciones de uso.",
    choice_required: "Elige una opción.",
    wrong_type: "El tipo de este valor no es correcto.",
    control_characters: "Contiene caracteres de control que no se pueden usar. Quítalos.",
    not_an_option: "Elige una de las opciones.",
    not_translated: "Sigue en el idioma original. Tradúcelo antes de publicarlo.",
    not_a_number: "Escribe un número, por ejemplo 12 o 3,5.",
    not_a_date: "Escribe una fecha válida, por ejemplo 2026-11-23.",
    unknown_field: "Este campo no se acepta.",
    too_many: "Como máximo {{limit, number}}.",
    too_deep: "Usa como máximo {{limit, number}} niveles de anidamiento.",
    reserved_name: "Elige otro nombre: los programas reservan este.",
    separator_in_tag: "Una etiqueta no puede llevar comas. Sepárala en varias.",
    content_required: "Escribe el contenido del prompt.",
    purpose_required: "Escribe el objetivo del prompt.",
    folder_name_required: "Escribe el nombre de la carpeta.",
    folder_required: "Elige la carpeta de destino.",
    prompts_required: "Elige al menos un prompt.",
    title_required: "Escribe un título o pide que se escriba automáticamente.",
    category_required: "La categoría y la subcategoría son obligatorias.",
    subcategory_required: "La categoría y la subcategoría son obligatorias.",
    holds_fact: "Contiene datos tuyos.",
    invalid_link: "Escribe una dirección web que empiece por https://",
  },
};
