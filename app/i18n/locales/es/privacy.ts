import type { LegalDocument } from "~/i18n/legal-document";

export const privacy: LegalDocument = {
  title: "Política de privacidad",
  date: "En vigor desde el 16 de febrero de 2025",
  lead: "La presente política explica cómo el titular de Ciudad de Prompts (en adelante, el «Titular»), en calidad de responsable del tratamiento, trata los datos personales y demás información de quienes utilizan el sitio web y los servicios denominados «Ciudad de Prompts» (en adelante, el «Servicio»), conforme a la Ley de Protección de Información Personal de Japón (APPI) y, cuando resulte aplicable, al Reglamento General de Protección de Datos (RGPD).",
  articles: [
    {
      title: "1. Datos que se recogen",
      paragraphs: [
        "El Titular recoge únicamente los datos necesarios para prestar el Servicio. Es posible generar y consultar prompts sin registrarse; en tal caso no se solicitan ni el nombre ni el correo electrónico.",
        "Los datos que se recogen son los siguientes:",
      ],
      items: [
        "datos de registro: dirección de correo electrónico (y, si se pide cambiarla, la nueva hasta que se confirme, durante dos días como máximo), contraseña (de la que solo se conserva un resumen criptográfico irreversible), idioma y fechas de registro y de último acceso;",
        "si el registro o el acceso se realiza con Google: el identificador de la cuenta, la dirección de correo electrónico y el perfil básico que Google facilita;",
        "perfil que el usuario decida completar: nombre visible, presentación, enlaces a redes sociales y sitios web, y avatar (que se guarda sin información incorporada, como el lugar en que se tomó la imagen);",
        "los objetivos que se introducen, las respuestas a las preguntas sobre ellos, los prompts que se generan o guardan, sus títulos, descripciones, carpetas y etiquetas, y los ejemplos que el usuario decida mostrar con un prompt publicado: textos, imágenes (que se guardan sin información incorporada, como el lugar en que se tomaron) y sus descripciones;",
        "si se comparan prompts: los textos, los datos aportados, las respuestas, las elecciones del usuario y los veredictos sobre ellas;",
        "información sobre las sesiones iniciadas: un valor que identifica la sesión, la fecha de inicio, su caducidad y el tipo de navegador (agente de usuario);",
        "si el usuario crea llaves de acceso (passkeys): el identificador y la clave pública de cada una, cómo se llega a su dispositivo y cuántos usos cuenta este, el tipo de navegador y las fechas de creación y de último uso (nunca la clave privada, la huella ni la cara, que no salen del dispositivo);",
        "si el usuario sigue a miembros o categorías: cuáles (no se muestra a nadie más);",
        "si el usuario crea tokens de acceso: el nombre, los permisos y los cuatro últimos caracteres de cada uno, las fechas de creación, de caducidad y de último uso (con precisión de una hora) y un resumen criptográfico irreversible (nunca el propio token);",
        "si se denuncia un prompt público: el motivo, el comentario, la fecha y, si quien denuncia es miembro, su cuenta (de los visitantes, nada más); así como las decisiones de los administradores sobre los prompts, con sus motivos y las respuestas de los autores;",
        "los datos que el usuario guarda para no repetirlos: nadie más los ve, y en los prompts que comparte o publica se sustituyen por campos;",
        "qué prompts públicos guarda el usuario en su estante y cuándo;",
        "que un prompt público se ha usado (copiado, abierto en un servicio de IA o rellenado), una vez al día por miembro o visitante: solo como un resumen criptográfico del prompt y de la persona (el identificador de la cuenta si es miembro; si no, la dirección de red y el tipo de navegador), calculado con un valor aleatorio del día y sin cookies. Los robots conocidos no se cuentan;",
        "registros de acceso: fecha y hora, tipo de solicitud, resultado y duración (sin el texto ni la dirección IP);",
        "la dirección IP, que se emplea exclusivamente para aplicar los límites de uso, contar los usos como se ha indicado y proteger la seguridad; y",
        "la información contenida en las cookies y en el almacenamiento del navegador que se describe en el apartado 7.",
      ],
    },
    {
      title: "2. Finalidades y base jurídica",
      paragraphs: [
        "Los datos no se utilizan con fines publicitarios ni para analizar los intereses o el comportamiento de los usuarios. Tampoco se adoptan decisiones con efectos jurídicos o igualmente significativos basadas únicamente en un tratamiento automatizado.",
        "Cuando sea aplicable la normativa del Espacio Económico Europeo o del Reino Unido, la base jurídica es la ejecución del contrato para las cuatro primeras finalidades, el interés legítimo en proteger el Servicio y a sus usuarios para la quinta, y el cumplimiento de obligaciones legales o el interés legítimo para la última.",
        "Los datos se tratan con las siguientes finalidades:",
      ],
      items: [
        "permitir la generación, mejora, conservación, búsqueda, traducción, difusión y publicación de prompts;",
        "registrar a los miembros, verificar su identidad, mantener su sesión y gestionar sus cuentas;",
        "mostrar los prompts y los perfiles que los miembros hagan públicos;",
        "enviar los mensajes que requiere el Servicio, como la confirmación del correo electrónico o el restablecimiento de la contraseña;",
        "aplicar los límites de uso y prevenir y atender abusos e incidencias; y",
        "responder a las consultas, cumplir obligaciones legales y defender derechos.",
      ],
    },
    {
      title: "3. Tratamiento mediante inteligencia artificial",
      paragraphs: [
        "El objetivo que el usuario introduce para generar un prompt, con sus respuestas y la versión que haya pedido sustituir, se envía a un proveedor externo de inteligencia artificial únicamente cuando el Titular ha configurado uno. En ese caso se envían también los textos correspondientes cuando se utilizan la mejora de prompts, las sugerencias de título, descripción o categoría, la traducción o la ejecución de un prompt en el propio Servicio, con las respuestas del usuario; el Servicio no guarda nada de esa ejecución. Cuando se comparan prompts se envían también los textos comparados, los datos aportados y las respuestas; el Servicio guarda la comparación como se indica en el apartado 5.",
        "Si no hay ningún proveedor configurado, los prompts se elaboran en los servidores del Servicio mediante su generador integrado y los textos no se envían a ningún proveedor de inteligencia artificial. Al generar un prompt, la pantalla indica cómo se ha elaborado.",
        "Al proveedor se le envía solo el texto necesario, sin añadir el correo electrónico, el nombre visible ni la dirección IP del usuario. No obstante, lo que el propio texto contenga se envía tal cual, por lo que se ruega no introducir datos personales ni información confidencial.",
        "El nombre y el país del proveedor que se utilice en cada momento se facilitarán a quien los solicite en la dirección del apartado 8. La información que el usuario introduzca o transmita al abrir un servicio externo desde el Servicio se rige por las condiciones de su proveedor.",
      ],
    },
    {
      title: "4. Publicación, comunicación de datos y encargados",
      paragraphs: [
        "Cualquier persona puede ver y copiar los prompts que se hagan públicos e insertarlos en otros sitios web. El nombre visible, la presentación, el avatar y los enlaces se muestran junto a ellos y en la página del miembro según su configuración; un prompt que otra persona publique a partir de uno suyo indica el título y el nombre visible mientras el original sea público. El miembro puede desactivar esta opción al publicar o en los ajustes de su perfil. El correo electrónico no se muestra nunca a otros usuarios.",
        "El Titular no vende datos. Los datos personales solo se comunican a terceros con el consentimiento del interesado o cuando la ley lo exija o lo permita.",
        "Los proveedores indicados a continuación pueden encontrarse, o tratar los datos, fuera del país de residencia del usuario. En tal caso, el Titular adopta las garantías que exige la ley, como la celebración de los contratos oportunos.",
        "Los siguientes proveedores tratan datos por cuenta del Titular o colaboran con él, en la medida que requiere su función:",
      ],
      items: [
        "Cloudflare: servidores, base de datos, almacenamiento de imágenes y protección de las comunicaciones y, cuando esté activada, detección del uso automatizado;",
        "Google: registro y acceso con una cuenta de Google, solo si el usuario elige esa modalidad;",
        "un proveedor de envío de correo: mensajes como los de confirmación y restablecimiento de contraseña, para lo cual trata la dirección de correo y el contenido del mensaje; y",
        "un proveedor de inteligencia artificial: tratamiento de los textos que se indican en el apartado 3, solo cuando el Titular lo haya configurado.",
      ],
    },
    {
      title: "5. Plazos de conservación",
      paragraphs: [
        "Al eliminar la cuenta se suprimen de inmediato del Servicio los datos de registro, el perfil, el avatar, los prompts guardados con sus versiones, ejemplos y comparaciones, los borradores, las carpetas, las etiquetas, los seguimientos, los tokens de acceso y las sesiones. No se suprimen las copias de los prompts que otras personas ya hubieran hecho o guardado.",
        "Salvo que la ley imponga otro plazo, los datos se conservan como sigue:",
      ],
      items: [
        "datos de registro, perfil y prompts guardados: hasta que el miembro los elimine o elimine su cuenta;",
        "una cuenta con el correo sin verificar y en la que no hay nada guardado: 30 días desde el registro; enviamos un correo una semana antes de borrarla;",
        "prompts y carpetas eliminados: 30 días en la papelera, donde el miembro puede recuperarlos o borrarlos de inmediato. Lo que era público deja de mostrarse en cuanto se elimina;",
        "resultados generados y no guardados (borradores): 24 horas desde su creación, tras las cuales dejan de ser accesibles y se borran en el plazo de un día. Los generados o guardados con la sesión iniciada solo puede abrirlos su autor y se borran también al eliminar la cuenta; los demás, solo quien conozca su enlace, imposible de adivinar en la práctica;",
        "comparaciones de prompts: las 20 últimas de cada miembro, cada una durante 30 días salvo que se muestre con un prompt publicado; hasta que se borre la comparación, su prompt o la cuenta;",
        "contenido subido para importar: 24 horas, tras las cuales se borra en el plazo de un día;",
        "sesiones: hasta que se cierren, caduquen o se elimine la cuenta;",
        "seguimientos: hasta que el miembro los termine, o hasta que él o la persona seguida elimine su cuenta;",
        "tokens de acceso: hasta que el miembro los revoque, caduquen o se elimine la cuenta;",
        "denuncias sobre un prompt: hasta que el prompt se borre definitivamente, o hasta que su autor o el miembro que lo denunció elimine su cuenta; decisiones sobre un prompt, con sus motivos y respuestas pero sin su texto: hasta que su autor elimine su cuenta. Si el administrador que decidió elimina la suya, la decisión se conserva sin su nombre;",
        "datos para confirmar el correo o restablecer la contraseña: pierden su validez al caducar o utilizarse y se borran, a más tardar, al eliminar la cuenta;",
        "recuentos de uso: el mismo día y el siguiente. En el caso de visitantes sin cuenta, no se registra la propia dirección IP, sino un resumen criptográfico calculado a partir de toda ella o de una parte; los correos pedidos para una dirección se cuentan con un resumen criptográfico de esta;",
        "prompts del estante: hasta que el usuario los quita o elimina la cuenta;",
        "resúmenes de los usos contados: el mismo día y el siguiente. El valor aleatorio del día se borra en cuanto termina el día (UTC), de modo que después nadie, tampoco nosotros, puede saber quién usó qué. Solo quedan los totales de cada prompt;",
        "traducciones hechas por IA: no se conservan en nuestros servidores si las pide un miembro; en los demás casos, 30 días como máximo, en una forma que solo puede leer quien tenga el texto original;",
        "registros de acceso: 7 días como máximo; y",
        "copias de seguridad para la recuperación ante fallos: 30 días como máximo.",
      ],
    },
    {
      title: "6. Derechos de los usuarios",
      paragraphs: [
        "Los miembros pueden consultar, corregir y eliminar su información en cualquier momento en los ajustes de su perfil y en su biblioteca. También pueden eliminar su cuenta en los ajustes del perfil.",
        "En los términos que establece la ley, los usuarios pueden solicitar que se les informe de las finalidades del tratamiento, acceder a sus datos personales, pedir que se rectifiquen, completen o supriman, o que dejen de utilizarse o de comunicarse a terceros, y obtener los registros de dicha comunicación.",
        "Cuando sea aplicable la normativa del Espacio Económico Europeo o del Reino Unido, los usuarios pueden solicitar además la limitación del tratamiento y la portabilidad de sus datos, oponerse al tratamiento y presentar una reclamación ante la autoridad de protección de datos de su país de residencia.",
        "Las solicitudes se dirigirán a la dirección del apartado 8. Una vez comprobada la identidad del solicitante, el Titular responderá sin dilación indebida y, a más tardar, en el plazo de un mes. El ejercicio de estos derechos es gratuito.",
      ],
    },
    {
      title: "7. Seguridad y cookies",
      paragraphs: [
        "El Titular procura evitar la filtración, pérdida o alteración de los datos mediante medidas como el cifrado de las comunicaciones, la conservación de contraseñas, identificadores de sesión y tokens de acceso únicamente en forma de resumen criptográfico, la restricción de los accesos y la limitación del uso. Si se produce una violación de la seguridad que pueda perjudicar los derechos o intereses de los usuarios, se notificará a la autoridad de control y a los afectados conforme a la ley.",
        "El Servicio no utiliza cookies de análisis ni de publicidad. Las páginas de inserción no leen ni guardan cookies. El usuario puede rechazar las cookies en la configuración de su navegador, pero entonces no funcionarán las opciones que exigen iniciar sesión ni se recordará el idioma elegido.",
        "En el navegador se guarda únicamente lo siguiente, necesario para el funcionamiento del Servicio:",
      ],
      items: [
        "para los miembros, una cookie de sesión, que mantiene iniciada la sesión (HttpOnly, es decir, inaccesible para los scripts; 30 días desde la última visita);",
        "cookies de presentación, que recuerdan el idioma, el tema y el idioma de los prompts públicos elegidos, y cuándo se miró por última vez lo que se sigue (1 año), y, para las fechas, la zona horaria del navegador (hasta que este se cierre);",
        "cookies técnicas de corta duración, que permiten completar el acceso de forma segura y que la página siguiente muestre lo que se acaba de guardar o hacer (10 minutos como máximo);",
        "almacenamiento local, que conserva durante 24 horas los resultados de las traducciones, guarda las respuestas y, sin cuenta, los datos anotados, hasta que se borren, y recuerda estados sencillos de la pantalla; y",
        "una base de datos del navegador, que conserva los últimos prompts usados por el miembro y los de su estante, junto con su dirección de correo, para usarlos sin conexión, durante 29 días como máximo (se borran al cerrar la sesión, al terminar esta o al iniciar sesión otro miembro), y lo que otra aplicación comparte mientras no hay conexión, hasta que pasa al generador;",
        "el almacenamiento de la pestaña del navegador, que conserva lo escrito en el generador y lo editado en sus resultados para cuando se recarga la página o se vuelve a ella y, durante una hora como máximo, un formulario enviado cuando la sesión había caducado, junto con la dirección de correo.",
      ],
    },
    {
      title: "8. Cambios y contacto",
      paragraphs: [
        "El Titular puede revisar esta política cuando cambien la ley o el Servicio. El texto revisado y su fecha de entrada en vigor se publicarán en el Servicio, y los cambios relevantes se anunciarán con antelación.",
        "Si el Titular pretende utilizar los datos personales ya recogidos para una finalidad que no guarde una relación razonable con las aquí indicadas, solicitará el consentimiento del interesado.",
        "Las consultas y reclamaciones sobre el tratamiento de los datos, así como las solicitudes del apartado 6, pueden dirigirse a {{supportEmail}}. El nombre o denominación del Titular, su domicilio y su representante se comunicarán sin demora a quien los solicite.",
      ],
    },
  ],
};
